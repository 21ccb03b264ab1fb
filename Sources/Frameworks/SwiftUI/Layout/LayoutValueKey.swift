/// See [LayoutValueKey](https://developer.apple.com/documentation/swiftui/layoutvaluekey).
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    var trait = _TraitModifier()
    trait.layoutValues[ObjectIdentifier(key)] = value
    return modifier(trait)
  }
}

extension LayoutSubview {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    item.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// That of the view itself; apps read their own of `containerValue(_:_:)`.
  public var containerValues: ContainerValues { item.containerValues }
}

/// See [LayoutProperties](https://developer.apple.com/documentation/swiftui/layoutproperties).
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}
