extension UITableViewCell: SwipeableCell {
  var swipeOffset: CGFloat {
    get { controls.offset }
    set { controls.offset = newValue }
  }

  var swipeActions: SwipeActionsView? { controls.actions }

  func showSwipeActions(_ actions: SwipeActionsView?) { controls.show(actions) }
}
