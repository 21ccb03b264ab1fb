import UIKit

/// A scroll view that says when its contents move.
class ViewportView: UIScrollView {
  var onMove: (() -> Void)?

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { onMove?() } }
  }

  /// What is laid out in it knows the safe area already.
  override var adjustedContentInset: UIEdgeInsets { contentInset }
}
