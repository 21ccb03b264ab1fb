/// Shows a section that scrolls across its layout's direction.
final class OrthogonalScrollView: UIScrollView {
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
