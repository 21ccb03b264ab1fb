/// Which parts of a view's subtree wait for layout.
struct LayoutState {
  var needsLayout = true
  /// The view or something below it waits.
  var isPending = true
  /// Subviews that wait; complete unless all may.
  var pendingSubviews: [UIView] = []
  var allSubviewsMayWait = false
  /// The engine of the tree has variables for the view's frame.
  var isInEngine = false
  /// The frame is set, not solved.
  var followsAutoresizingMask = true
  var needsUpdateConstraints = true
  /// The view or something below it waits for `updateConstraints`.
  var isUpdatePending = true
  /// Where in the box the view's centre is.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}
