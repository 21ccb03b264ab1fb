/// The view of a split view controller: one controller's view, or that of the secondary with the primary beside or over
/// it.
final class SplitLayoutView: UIView {
  weak var controller: UISplitViewController?

  override func layoutSubviews() {
    guard let controller else { return }
    let width = controller.primaryColumnWidth
    let mode = controller.displayMode
    for view in subviews {
      if view === controller.primaryView, !controller.isCollapsed {
        view.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
      } else {
        let left = !controller.isCollapsed && mode == .oneBesideSecondary ? width : 0
        view.frame = CGRect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
      }
    }
  }
}
