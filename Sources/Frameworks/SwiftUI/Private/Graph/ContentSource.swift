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

final class TypedContentSource<Content: View>: ContentSource {
  private var view: Content

  init(_ view: Content) { self.view = view }

  override func makeNode(_ context: _NodeContext) -> _ViewNode { Content._makeNode(view, context) }

  override func update(_ node: _ViewNode) {
    unsafeDowncast(node, to: _Node<Content>.self).update(view, node.environment)
  }

  /// Shows another view wherever this source is placed.
  func set(_ view: Content) {
    self.view = view
    updatePlaces()
  }
}

/// Where a content source is placed.
@MainActor
protocol ContentPlace: AnyObject {
  func contentChanged()
}

/// A view that stands for the view of a content source.
@MainActor
protocol PlacedContent: PrimitiveView {
  var source: ContentSource { get }
}

extension PlacedContent {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    PlacedContentNode(view, context)
  }
}

private final class PlacedContentNode<V: PlacedContent>: _Node<V>, ContentPlace {
  private var source: ContentSource
  private var content: _ViewNode?

  init(_ view: V, _ context: _NodeContext) {
    source = view.source
    super.init(context)
    content = source.makeNode(childContext)
    source.add(self)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    if view.source !== source {
      self.environment = environment
      content?.remove()
      source = view.source
      content = source.makeNode(childContext)
      source.add(self)
      structureChanged()
    } else {
      updateEnvironment(environment)
    }
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    content?.updateEnvironment(environment)
  }

  func contentChanged() {
    if isAlive, let content { source.update(content) }
  }
}
