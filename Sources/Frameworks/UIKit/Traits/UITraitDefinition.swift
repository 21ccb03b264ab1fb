/// See [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition). An app cannot add traits
/// of its own to trait collections.
public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// See [UITrait](https://developer.apple.com/documentation/uikit/uitrait-swift.typealias).
public typealias UITrait = any UITraitDefinition.Type
