/// See [ContainerValues](https://developer.apple.com/documentation/swiftui/containervalues).
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What `tag` gave the view.
  var viewTag: AnyHashable?

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { viewTag == AnyHashable(tag) }

  public func tag<V: Hashable>(for type: V.Type) -> V? { viewTag?.base as? V }

  /// These values, under those of `outer`.
  func under(_ outer: ContainerValues) -> ContainerValues {
    var result = self
    result.values.merge(outer.values) { $1 }
    if let tag = outer.viewTag { result.viewTag = tag }
    return result
  }
}

/// See [ContainerValueKey](https://developer.apple.com/documentation/swiftui/containervaluekey).
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

nonisolated extension View {
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(_ContainerValueModifier(values: values))
  }
}

/// What `containerValue` puts around a view.
struct _ContainerValueModifier: ViewModifier, ListedTrait {
  nonisolated(unsafe) let values: ContainerValues

  nonisolated init(values: ContainerValues) {
    self.values = values
  }

  func body(content: Content) -> some View {
    var trait = _TraitModifier()
    trait.containerValues = values
    return content.modifier(trait)
  }

  func write(to view: inout ListedView) { view.containerValues = view.containerValues.under(values) }
}
