extension View {
  public func id<ID: Hashable>(_ id: ID) -> _IdentifiedView<ID, Self> { _IdentifiedView(id: id, content: self) }
}
