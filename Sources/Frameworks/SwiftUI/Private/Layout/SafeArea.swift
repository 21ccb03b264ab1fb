@_spi(Windfall) import UIKit

/// The part of the screen that bars and rounded corners leave free.
@MainActor
enum SafeArea {
  /// The rectangle of an item, grown to the edges of its hosting view where it touches the safe area's.
  static func extend(_ rect: CGRect, of item: LayoutItem, over edges: Edge.Set) -> CGRect {
    guard !edges.isEmpty, let host = item.hostView else { return rect }
    var ancestor: UIView? = host
    while let view = ancestor, !(view is HostingView) { ancestor = view.superview }
    guard let root = ancestor as? HostingView else { return rect }
    let insets = root.contentInsets
    let own = host === root ? rect : host.convert(rect, to: root)
    let safe = root.bounds.inset(by: insets)
    var result = rect
    let tolerance: CGFloat = 0.5
    if edges.contains(.top), own.minY <= safe.minY + tolerance, own.minY > root.bounds.minY {
      let growth = own.minY - root.bounds.minY
      result.origin.y -= growth
      result.size.height += growth
    }
    if edges.contains(.bottom), own.maxY >= safe.maxY - tolerance, own.maxY < root.bounds.maxY {
      result.size.height += root.bounds.maxY - own.maxY
    }
    if edges.contains(.leading), own.minX <= safe.minX + tolerance, own.minX > root.bounds.minX {
      let growth = own.minX - root.bounds.minX
      result.origin.x -= growth
      result.size.width += growth
    }
    if edges.contains(.trailing), own.maxX >= safe.maxX - tolerance, own.maxX < root.bounds.maxX {
      result.size.width += root.bounds.maxX - own.maxX
    }
    return result
  }
}
