import UIKit

extension EnvironmentValues {
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large }
    set {
      let size = UITraitCollection(preferredContentSizeCategory: newValue.category)
      traits = UITraitCollection(traitsFrom: [traits, size])
    }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// Letters keep their distances, whatever is said here.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Views that are redacted are drawn as others are.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  public var pixelLength: CGFloat { 1 / max(1, displayScale) }
}
