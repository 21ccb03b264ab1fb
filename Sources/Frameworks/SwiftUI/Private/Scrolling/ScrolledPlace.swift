@_spi(Windfall) import UIKit

/// Finds views by their identifiers, and brings them into sight.
@MainActor
enum ScrolledPlace {
  /// The box of a view, in the coordinates of the view that shows it.
  @MainActor
  struct Place {
    let rect: CGRect
    let host: UIView

    func rect(in view: UIView) -> CGRect { host.convert(rect, to: view) }
  }

  static func place(of id: AnyHashable, in node: _ViewNode) -> Place? {
    if let identified = node as? any IdentitySource, identified.identity == id { return firstPlace(of: node) }
    if let source = node as? any ElementSource {
      for element in source.elements where element.id == id { return firstPlace(of: element.node) }
      for element in source.unmadeElements where element.id == id {
        return element.item.hostView.map { Place(rect: element.item.frame, host: $0) }
      }
    }
    for child in node.children {
      if let found = place(of: id, in: child) { return found }
    }
    return nil
  }

  static func show(_ place: Place, _ anchor: UnitPoint?) {
    var ancestor: UIView? = place.host
    while let current = ancestor, !(current is UIScrollView) { ancestor = current.superview }
    guard let scroll = ancestor as? UIScrollView else { return }
    let rect = place.rect(in: scroll)
    guard let anchor else { return scroll.scrollRectToVisible(rect, animated: false) }
    let x = rect.minX + anchor.x * rect.width - anchor.x * scroll.bounds.width
    let y = rect.minY + anchor.y * rect.height - anchor.y * scroll.bounds.height
    scroll.contentOffset = scroll.reachable(CGPoint(x: x, y: y))
  }

  /// The views with identifiers in a node, the outermost of each.
  static func identified(in node: _ViewNode) -> [(id: AnyHashable, place: Place)] {
    if let identified = node as? any IdentitySource {
      return firstPlace(of: node).map { [(identified.identity, $0)] } ?? []
    }
    if let source = node as? any ElementSource {
      return source.elements.compactMap { element in firstPlace(of: element.node).map { (element.id, $0) } }
    }
    return node.children.flatMap { identified(in: $0) }
  }

  /// The first scroll view that a node shows.
  static func scrollView(in node: _ViewNode) -> UIScrollView? {
    var items: [LayoutItem] = []
    node.collectItems(into: &items)
    var views: [UIView] = []
    for item in items { item.collectViews(into: &views) }
    while !views.isEmpty {
      let view = views.removeFirst()
      if let scroll = view as? UIScrollView { return scroll }
      views += view.subviews
    }
    return nil
  }

  private static func firstPlace(of node: _ViewNode) -> Place? {
    var items: [LayoutItem] = []
    node.collectItems(into: &items)
    guard let item = items.first, let host = item.hostView else { return nil }
    return Place(rect: item.frame, host: host)
  }
}
