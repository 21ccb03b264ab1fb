nonisolated extension View {
  /// A tag is also that of an optional selection, with and without the option.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> ModifiedContent<Self, _TagModifier> {
    self.tag(tag)
  }

  public func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TagModifier> {
    modifier(_TagModifier(value: AnyHashable(tag)))
  }
}

nonisolated extension View {
  public func id<ID: Hashable>(_ id: ID) -> IDView<ID, Self> { IDView(id: id, content: self) }
}
