extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(id: id, content: self) }
}
