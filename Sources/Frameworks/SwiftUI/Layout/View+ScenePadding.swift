extension View {
  /// Sixteen points, as on an iPhone.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// The room is taken from the contents; it is no part of the safe area for views inside.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
