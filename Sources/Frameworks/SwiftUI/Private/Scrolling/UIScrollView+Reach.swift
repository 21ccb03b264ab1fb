import UIKit

extension UIScrollView {
  private var lastOffset: CGPoint {
    CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
  }

  /// The offset at which an edge of the content is in sight.
  func offset(to edge: Edge) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: contentOffset.x, y: 0)
    case .bottom: CGPoint(x: contentOffset.x, y: lastOffset.y)
    case .leading: CGPoint(x: 0, y: contentOffset.y)
    case .trailing: CGPoint(x: lastOffset.x, y: contentOffset.y)
    }
  }

  /// The nearest offset at which the content fills the view.
  func reachable(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(0, point.x), lastOffset.x), y: min(max(0, point.y), lastOffset.y))
  }
}
