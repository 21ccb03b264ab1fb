/// The view of a navigation controller: the bar below the status bar, and behind it the content.
final class NavigationLayoutView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    guard let controller else { return }
    let bar = controller.navigationBar
    let top = safeAreaInsets.top
    let height = bar.wantedHeight
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    let covered = controller.isNavigationBarHidden ? 0 : top + height
    let bottom = controller.isToolbarHidden ? 0 : UIToolbar.height + safeAreaInsets.bottom
    controller.toolbarIfLoaded?.frame = CGRect(
      x: 0, y: bounds.maxY - bottom, width: bounds.width, height: UIToolbar.height)
    let content = controller.content
    let shown = controller.topViewController
    let isBehind =
      bar.isTranslucent
      ? shown?.edgesForExtendedLayout.contains(.top) ?? true : shown?.extendedLayoutIncludesOpaqueBars ?? false
    content.frame = isBehind ? bounds : bounds.inset(by: UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
    content.barInsets = UIEdgeInsets(top: isBehind ? covered : 0, left: 0, bottom: bottom, right: 0)
  }
}

/// The view of a tab bar controller: the content, and over its lower end the bar.
final class TabLayoutView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    guard let controller else { return }
    let height = UITabBar.height + safeAreaInsets.bottom
    controller.tabBar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    controller.content.frame = bounds
    let bar = controller.tabBar.isHidden ? 0 : height
    controller.content.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: placeAccessory(of: controller, above: bar), right: 0)
  }

  /// Puts the accessory above the bar; answers how much of the content both cover.
  private func placeAccessory(of controller: UITabBarController, above bar: CGFloat) -> CGFloat {
    guard let accessory = controller.bottomAccessory else { return bar }
    let bottom = max(bar, safeAreaInsets.bottom)
    let margins = UITabAccessory.margins
    accessory.contentView.frame = CGRect(
      x: margins.left, y: bounds.maxY - bottom - margins.bottom - UITabAccessory.height,
      width: bounds.width - margins.left - margins.right, height: UITabAccessory.height)
    return bottom + margins.top + UITabAccessory.height + margins.bottom
  }
}

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
