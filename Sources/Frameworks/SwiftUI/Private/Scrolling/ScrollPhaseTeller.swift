import UIKit

/// Tells when a finger begins and ends to scroll.
final class ScrollPhaseTeller: NSObject, UIScrollViewDelegate {
  var onPhase: ((ScrollPhase) -> Void)?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onPhase?(.interacting) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { onPhase?(.idle) }
}
