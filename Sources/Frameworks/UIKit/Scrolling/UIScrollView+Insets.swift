extension UIScrollView {
  /// What the safe area adds to the insets: on the axes that can be scrolled, and below the bars of a controller whose
  /// first view this is.
  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    let isHigher = contentSize.height > bounds.height || alwaysBounceVertical
    let isWider = contentSize.width > bounds.width || alwaysBounceHorizontal
    let (vertical, horizontal) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (isHigher, isWider)
      case .automatic: (isHigher || isBehindBars, isWider)
      }
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
      right: horizontal ? safe.right : 0)
  }

  private var isBehindBars: Bool {
    guard let controller = sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.viewController).first,
      controller.navigationController != nil || controller.tabBarController != nil
    else { return false }
    return controller.viewIfLoaded === self || controller.viewIfLoaded?.subviews.first === self
  }

  /// Moves content that is at its start with the start.
  func adoptInset() {
    let inset = adjustedContentInset
    guard inset != adoptedInset else { return }
    var offset = contentOffset
    if offset.y == -adoptedInset.top { offset.y = -inset.top }
    if offset.x == -adoptedInset.left { offset.x = -inset.left }
    adoptedInset = inset
    bounds.origin = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
