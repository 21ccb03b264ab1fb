/// Shows a section that scrolls across its layout's direction.
final class OrthogonalScrollView: UIScrollView {
  /// What is laid out in it knows the safe area already.
  override var adjustedContentInset: UIEdgeInsets { contentInset }

  var area: OrthogonalArea?
  var onScroll: ((CGPoint) -> Void)?

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { onScroll?(newValue.origin) }
    }
  }

  override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    area?.target(dragStart, proposed, velocity) ?? proposed
  }
}
