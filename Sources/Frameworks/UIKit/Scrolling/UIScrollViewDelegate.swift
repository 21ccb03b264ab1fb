import ObjectiveC

/// See [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate).
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Never asked, as there is no status bar to tap; nor is the next one told.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView) { $0.scrollViewDidScroll(scrollView) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView) {
      $0.scrollViewWillBeginDragging(scrollView)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView, velocity, targetContentOffset) {
      $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView, decelerate) {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView) {
      $0.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView) {
      $0.scrollViewDidEndDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView) {
      $0.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView) {
      $0.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView, view) {
      $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView) { $0.scrollViewDidZoom(scrollView) }
  }

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    windfallForward(self, as: (any UIScrollViewDelegate).self, scrollView, view, scale) {
      $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
