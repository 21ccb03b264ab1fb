@_spi(Windfall) import UIKit

/// The values that views inherit from those around them:
/// [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  private var head: EnvironmentEntry?
  /// What the views here may place; it is part of where they are, not of what can be read.
  private(set) var contents: ContentScope?

  public init() {}

  func withContents(_ contents: ContentScope?) -> EnvironmentValues {
    var result = self
    result.contents = contents
    return result
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(of: K.Value.self, for: ObjectIdentifier(key)) ?? K.defaultValue }
    set { head = TypedEnvironmentEntry(key, newValue, head) }
  }

  /// Environments with the same identity are certainly equal.
  var identity: ObjectIdentifier? { head.map { ObjectIdentifier($0) } }

  /// The object that was set for a class; setting nil hides one from further out.
  func object<T: AnyObject>(of type: T.Type) -> T? { value(of: T?.self, for: ObjectIdentifier(type)) ?? nil }

  mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
    head = TypedEnvironmentEntry(type, object, head)
  }

  private func value<Value>(of type: Value.Type, for key: ObjectIdentifier) -> Value? {
    var entry = head
    while let current = entry {
      if current.key == key { return (current as? TypedEnvironmentEntry<Value>)?.value }
      entry = current.next
    }
    return nil
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// What was set, the latest first, by the types of the keys.
  public var description: String {
    let texts = sequence(first: head) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.text }
    return "[\(texts.joined(separator: ", "))]"
  }
}

/// The settings of a device as it comes; see `UIAccessibility`.
extension EnvironmentValues {
  private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? (accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled) }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { MainActor.unchecked { UIAccessibility.isReduceMotionEnabled } }

  public var accessibilityReduceTransparency: Bool {
    MainActor.unchecked { UIAccessibility.isReduceTransparencyEnabled }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    MainActor.unchecked { UIAccessibility.shouldDifferentiateWithoutColor }
  }

  public var accessibilityInvertColors: Bool { MainActor.unchecked { UIAccessibility.isInvertColorsEnabled } }

  public var accessibilityShowButtonShapes: Bool { MainActor.unchecked { UIAccessibility.buttonShapesEnabled } }

  public var accessibilityVoiceOverEnabled: Bool {
    MainActor.unchecked { UIAccessibility.isVoiceOverRunning }
  }

  public var accessibilitySwitchControlEnabled: Bool {
    MainActor.unchecked { UIAccessibility.isSwitchControlRunning }
  }

  public var accessibilityLargeContentViewerEnabled: Bool { false }

  public var legibilityWeight: LegibilityWeight? { .regular }

  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

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

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  private enum ScrollKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  public var isScrollEnabled: Bool {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The room between the rows of lists.
  var listRowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  public var supportsMultipleWindows: Bool { false }
}
