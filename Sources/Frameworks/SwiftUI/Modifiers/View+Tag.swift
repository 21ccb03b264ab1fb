extension View {
  public func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TagModifier> {
    modifier(_TagModifier(value: AnyHashable(tag)))
  }
}
