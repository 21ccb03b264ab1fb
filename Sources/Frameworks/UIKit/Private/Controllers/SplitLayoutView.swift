/// The view of a split view controller: its columns beside each other, or over the secondary.
final class SplitLayoutView: UIView {
  weak var controller: UISplitViewController?

  override func traitsDidChange() {
    super.traitsDidChange()
    controller?.widthClassMayHaveChanged()
  }

  override func layoutSubviews() {
    guard let controller else { return }
    controller.displayModeMayHaveChanged()
    guard !controller.isCollapsed else {
      for view in subviews { view.frame = bounds }
      return
    }
    let mode = controller.displayMode
    var left: CGFloat = 0
    // A secondary that is displaced keeps the width that it has beside one column.
    var keptWidth: CGFloat = 0
    for column in controller.seenColumns {
      guard let view = controller.columns[column]?.outer.viewIfLoaded, view.superview === self else { continue }
      if column == .secondary {
        let start = mode.isOver ? 0 : left
        let width = bounds.width - (mode == .twoDisplaceSecondary ? left - keptWidth : start)
        view.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
      } else {
        let width = column == .primary ? controller.primaryColumnWidth : controller.supplementaryColumnWidth
        view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        left += width
        if column == .primary { keptWidth = width }
      }
    }
  }
}
