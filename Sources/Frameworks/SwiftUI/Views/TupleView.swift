/// Several views in a row: [TupleView](https://developer.apple.com/documentation/swiftui/tupleview).
public struct TupleView<T>: PrimitiveView {
  public nonisolated(unsafe) var value: T
  nonisolated(unsafe) let adapter: any TupleAdapter.Type

  nonisolated init(_ value: T, _ adapter: any TupleAdapter.Type) {
    self.value = value
    self.adapter = adapter
  }

  public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _Node<TupleView<T>> {
    TupleNode(view, context)
  }
}

private final class TupleNode<T>: _Node<TupleView<T>> {
  private var nodes: [_ViewNode] = []

  init(_ view: TupleView<T>, _ context: _NodeContext) {
    super.init(context)
    nodes = view.adapter.makeNodes(view.value, childContext)
  }

  override var children: [_ViewNode] { nodes }

  override func update(_ view: TupleView<T>, _ environment: EnvironmentValues) {
    self.environment = environment
    view.adapter.update(nodes, view.value, environment)
  }
}

extension TupleView: ViewList {
  var listedViews: [ListedView] { ListedView.join(adapter.list(value)) }
}
