/// The part of a section that scrolls across its layout's direction.
struct OrthogonalArea {
  /// In the content of the collection view.
  let frame: CGRect
  let contentSize: CGSize
  let offset: CGPoint
  let isPaging: Bool
  /// Where a drag ends that began at one offset and would come to rest at another.
  let target: @MainActor (_ start: CGPoint, _ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint
}

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
