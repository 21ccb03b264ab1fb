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
