/// A view whose type is known inside only.
@MainActor
class AnyViewBox {
  nonisolated init() {}

  func makeNode(_ context: _NodeContext) -> _ViewNode { fatalError("abstract") }
  var listedViews: [ListedView] { fatalError("abstract") }
  /// Updates the node when it is for this type of view.
  func update(_ node: _ViewNode, _ environment: EnvironmentValues) -> Bool { fatalError("abstract") }
}
