/// Which parts of a view's subtree wait for layout.
struct LayoutState {
  var needsLayout = true
  /// The view or something below it waits.
  var isPending = true
  /// Subviews that wait; complete unless all may.
  var pendingSubviews: [UIView] = []
  var allSubviewsMayWait = false
}
