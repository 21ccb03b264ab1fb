final class TypedContentSource<Content: View>: ContentSource {
  private var view: Content

  init(_ view: Content) { self.view = view }

  override func makeNode(_ context: _NodeContext) -> _ViewNode { Content._makeNode(view, context) }

  override func update(_ node: _ViewNode) {
    unsafeDowncast(node, to: _Node<Content>.self).update(view, node.environment)
  }

  /// Shows another view wherever this source is placed, unless it is the same one.
  func setIfChanged(_ view: Content, _ layout: ViewTypeLayout) {
    var view = view
    if layout.areEqual(inPlace: &self.view, &view) { return }
    set(view)
  }

  /// Shows another view wherever this source is placed.
  func set(_ view: Content) {
    self.view = view
    updatePlaces()
  }
}
