/// Takes a tuple of views apart whose element types only the place that made it knows.
@MainActor
protocol TupleAdapter {
  static func makeNodes<T>(_ tuple: T, _ context: _NodeContext) -> [_ViewNode]
  static func update<T>(_ nodes: [_ViewNode], _ tuple: T, _ environment: EnvironmentValues)
  /// The views in each element of the tuple.
  static func list<T>(_ tuple: T) -> [[ListedView]]
}
