/// Takes a tuple of views apart whose element types only the place that made it knows.
@MainActor
protocol TupleAdapter {
  static func makeNodes<T>(_ tuple: T, _ context: _NodeContext) -> [_ViewNode]
  static func update<T>(_ nodes: [_ViewNode], _ tuple: T, _ environment: EnvironmentValues)
  /// The views in each element of the tuple.
  static func list<T>(_ tuple: T) -> [[ListedView]]
}

/// The adapter for the element types `Content`.
struct PackAdapter<each Content: View>: TupleAdapter {
  static func makeNodes<T>(_ tuple: T, _ context: _NodeContext) -> [_ViewNode] {
    let views = unsafeBitCast(tuple, to: (repeat each Content).self)
    var nodes: [_ViewNode] = []
    repeat nodes.append(make(each views, context))
    return nodes
  }

  static func update<T>(_ nodes: [_ViewNode], _ tuple: T, _ environment: EnvironmentValues) {
    let views = unsafeBitCast(tuple, to: (repeat each Content).self)
    var index = 0
    repeat update(nodes, &index, each views, environment)
  }

  static func list<T>(_ tuple: T) -> [[ListedView]] {
    let views = unsafeBitCast(tuple, to: (repeat each Content).self)
    var lists: [[ListedView]] = []
    repeat lists.append(ListedView.list(each views))
    return lists
  }

  private static func make<V: View>(_ view: V, _ context: _NodeContext) -> _ViewNode { V._makeNode(view, context) }

  private static func update<V: View>(
    _ nodes: [_ViewNode], _ index: inout Int, _ view: V, _ environment: EnvironmentValues
  ) {
    unsafeDowncast(nodes[index], to: _Node<V>.self).update(view, environment)
    index += 1
  }
}
