import UIKit

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

/// Where a content source is placed.
@MainActor
protocol ContentPlace: AnyObject {
  func contentChanged()
}

/// A node that shows a picture, for places that show no views.
@MainActor
protocol PictureSource: _ViewNode {
  var picture: UIImage? { get }
  /// What the picture is called.
  var pictureLabel: String { get }
}

extension _ViewNode {
  /// The first picture in the node.
  var plainPicture: UIImage? {
    if let source = self as? any PictureSource { return source.picture }
    for child in children {
      if let picture = child.plainPicture { return picture }
    }
    return nil
  }
}

/// A node with a node for each element of a collection.
@MainActor
protocol ElementSource: _ViewNode {
  var elements: [(id: AnyHashable, node: _ViewNode)] { get }
  /// What stands for elements that were not made yet.
  var unmadeElements: [(id: AnyHashable, item: LayoutItem)] { get }
}

/// A node whose view has an identifier of the app's.
@MainActor
protocol IdentitySource: _ViewNode {
  var identity: AnyHashable { get }
}
