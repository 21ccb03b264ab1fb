@_spi(Windfall) import UIKit

/// Finds views by their identifiers, and brings them into sight.
@MainActor
enum ScrollTarget {
  static func view(of id: AnyHashable, in node: _ViewNode) -> UIView? {
    if let identified = node as? any IdentitySource, identified.identity == id { return firstView(of: node) }
    if let source = node as? any ElementSource {
      for element in source.elements where element.id == id { return firstView(of: element.node) }
    }
    for child in node.children {
      if let found = view(of: id, in: child) { return found }
    }
    return nil
  }

  static func show(_ view: UIView, _ anchor: UnitPoint?) {
    var ancestor = view.superview
    while let current = ancestor, !(current is UIScrollView) { ancestor = current.superview }
    guard let scroll = ancestor as? UIScrollView else { return }
    let rect = view.convert(view.bounds, to: scroll)
    guard let anchor else { return scroll.scrollRectToVisible(rect, animated: false) }
    let limitX = max(0, scroll.contentSize.width - scroll.bounds.width)
    let limitY = max(0, scroll.contentSize.height - scroll.bounds.height)
    let x = rect.minX + anchor.x * rect.width - anchor.x * scroll.bounds.width
    let y = rect.minY + anchor.y * rect.height - anchor.y * scroll.bounds.height
    scroll.contentOffset = CGPoint(x: min(max(0, x), limitX), y: min(max(0, y), limitY))
  }

  private static func firstView(of node: _ViewNode) -> UIView? {
    var items: [LayoutItem] = []
    node.collectItems(into: &items)
    var views: [UIView] = []
    for item in items { item.collectViews(into: &views) }
    return views.first
  }
}
