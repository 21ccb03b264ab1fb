nonisolated extension View {
  /// A tag is also that of an optional selection, with and without the option.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    self.tag(tag)
  }

  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TagModifier(value: AnyHashable(tag)))
      .written(TagValueTraitKey.self, ReflectedParts(["tagged": AnyHashable(tag)]))
  }
}

nonisolated extension View {
  public func id<ID: Hashable>(_ id: ID) -> IDView<ID, Self> { IDView(id: id, content: self) }
}
