final class TypedViewBox<V: View>: AnyViewBox {
  nonisolated(unsafe) let view: V

  nonisolated init(_ view: V) {
    self.view = view
    super.init()
  }

  override func makeNode(_ context: _NodeContext) -> _ViewNode { V._makeNode(view, context) }

  override var listedViews: [ListedView] { ListedView.list(view) }

  override func update(_ node: _ViewNode, _ environment: EnvironmentValues) -> Bool {
    guard let node = node as? _Node<V> else { return false }
    node.update(view, environment)
    return true
  }
}

/// A view whose type is known inside only.
@MainActor
class AnyViewBox {
  nonisolated init() {}

  func makeNode(_ context: _NodeContext) -> _ViewNode { fatalError("abstract") }
  var listedViews: [ListedView] { fatalError("abstract") }
  /// Updates the node when it is for this type of view.
  func update(_ node: _ViewNode, _ environment: EnvironmentValues) -> Bool { fatalError("abstract") }
}
