extension UIView {
  /// The view in one of the visible windows that published an element with the given number.
  ///
  /// Looked for, except the one that was found last: a table would have to hold every view weakly, which costs more
  /// than looking.
  @_spi(Windfall) public static func view(withID viewID: UInt64) -> UIView? {
    if let found = lastFound, found.viewID == viewID, found.window?.isHidden == false { return found }
    for window in UIApplication.shared.windowsOnScreen.reversed() {
      if let view = window.find(viewID) {
        lastFound = view
        return view
      }
    }
    return nil
  }

  private static weak var lastFound: UIView?

  private func find(_ viewID: UInt64) -> UIView? {
    if self.viewID == viewID { return self }
    for subview in subviewList.reversed() {
      if let view = subview.find(viewID) { return view }
    }
    return nil
  }

  /// The part of the view that no ancestor cuts off, in screen coordinates; nil where nothing of it can be seen.
  @_spi(Windfall) public final var visibleFrame: CGRect? {
    guard let window, !window.isHidden else { return nil }
    var rect = bounds
    var current = self
    while true {
      guard current.isPublished else { return nil }
      if current === window || current.clipsToBounds { rect = rect.intersection(current.bounds) }
      guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
      rect = rect.applying(current.transformToSuperview)
      guard let superview = current.superview else { break }
      current = superview
    }
    let visible = rect.intersection(window.screen.bounds)
    return visible.isNull || visible.isEmpty ? nil : visible
  }

  /// The centre of the visible part of the view, in screen coordinates, if a touch there reaches the view: it, a view
  /// inside it or the control that it belongs to.
  @_spi(Windfall) public static func hitPoint(of viewID: UInt64) -> CGPoint? {
    guard let view = view(withID: viewID), let visible = view.visibleFrame else { return nil }
    let point = (view as? DismissRegion)?.freePoint ?? CGPoint(x: visible.midX, y: visible.midY)
    return view.isReached(at: point) ? point : nil
  }

  /// A touch at a point of the screen goes to the view, into it or to what it belongs to.
  @_spi(Windfall) public final func isReached(at point: CGPoint) -> Bool {
    for window in UIApplication.shared.windowsOnScreen.reversed() {
      guard let hit = window.hitTest(window.convertFromSuperview(point), with: nil) else { continue }
      return hit.isDescendant(of: self) || isDescendant(of: hit)
    }
    return false
  }

  /// Scrolls every scroll view around the view so that it can be seen.
  @_spi(Windfall) public final func scrollToVisible() {
    var current = superview
    while let ancestor = current {
      if let scrollView = ancestor as? UIScrollView {
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
      }
      current = ancestor.superview
    }
  }
}
