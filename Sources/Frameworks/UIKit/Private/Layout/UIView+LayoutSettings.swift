/// What the settings of a view that concern constraints do.
extension UIView {
  func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != autoLayout?.margins else { return }
    autoLayoutState.margins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  func setFollowsAutoresizingMask(_ follows: Bool) {
    guard follows != layoutState.followsAutoresizingMask else { return }
    layoutState.followsAutoresizingMask = follows
    if layoutState.isInEngine { constraintEngine?.placementDidChange(of: self) }
  }

  func noteConstraintsStale() {
    layoutState.needsUpdateConstraints = true
    noteUpdatePending()
    noteLayoutPending()
  }

  func frame(around alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
}
