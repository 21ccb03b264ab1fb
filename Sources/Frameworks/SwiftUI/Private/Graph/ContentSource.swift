/// A view that the body of something else places: it changes without that body being evaluated again.
@MainActor
class ContentSource {
  private var places: [WeakPlace] = []

  private struct WeakPlace {
    weak var node: (any ContentPlace)?
  }

  func makeNode(_ context: _NodeContext) -> _ViewNode { fatalError("abstract") }

  /// Gives a node that this source made the current view.
  func update(_ node: _ViewNode) { fatalError("abstract") }

  final func add(_ place: any ContentPlace) {
    places.removeAll { $0.node == nil }
    places.append(WeakPlace(node: place))
  }

  final func updatePlaces() { for place in places { place.node?.contentChanged() } }
}
