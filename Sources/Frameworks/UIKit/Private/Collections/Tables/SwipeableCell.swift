/// A cell that shows actions beside its content.
@MainActor protocol SwipeableCell: UIView {
  /// How far the content is swiped aside, to the right where positive.
  var swipeOffset: CGFloat { get set }
  var swipeActions: SwipeActionsView? { get }
  func showSwipeActions(_ actions: SwipeActionsView?)
}
