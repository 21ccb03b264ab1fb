/// See [LayoutValueKey](https://developer.apple.com/documentation/swiftui/layoutvaluekey).
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

nonisolated extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    nonisolated(unsafe) let key = key
    var trait = _TraitModifier()
    trait.layoutValues[ObjectIdentifier(key)] = value
    return modifier(trait)
  }
}

extension LayoutSubview {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let key = ObjectIdentifier(key)
    return MainActor.assuming(item) { $0.layoutValues[key] as? K.Value } ?? K.defaultValue
  }

  /// That of the view itself; apps read their own of `containerValue(_:_:)`.
  public var containerValues: ContainerValues { MainActor.assuming(item) { $0.containerValues } }
}

/// See [LayoutProperties](https://developer.apple.com/documentation/swiftui/layoutproperties).
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}
