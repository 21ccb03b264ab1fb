import UIKit

/// See [ScaledMetric](https://developer.apple.com/documentation/swiftui/scaledmetric).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: ConnectedProperty, SelfComparingProperty {
  private let base: Value
  private let style: UIFont.TextStyle
  private var category = UIContentSizeCategory.large

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle.uiStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return Value(UIFontMetrics(forTextStyle: style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    category = environment.traits.preferredContentSizeCategory
    store.noteRead(
      EnvironmentRead(isSame: {
        $0.traits.preferredContentSizeCategory == $1.traits.preferredContentSizeCategory
      }))
  }

  static func isSame(_ old: ScaledMetric, _ new: ScaledMetric) -> Bool { old.base == new.base }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension Font.TextStyle {
  var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}
