/// A node with a node for each element of a collection.
@MainActor
protocol ElementSource: _ViewNode {
  var elements: [(id: AnyHashable, node: _ViewNode)] { get }
  /// What stands for elements that were not made yet.
  var unmadeElements: [(id: AnyHashable, item: LayoutItem)] { get }
}
