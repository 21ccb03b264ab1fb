/// The view of a navigation controller: the bar below the status bar, and behind it the content.
final class NavigationLayoutView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    guard let controller else { return }
    let bar = controller.navigationBar
    let top = safeAreaInsets.top
    let height = bar.wantedHeight
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    controller.content.frame = bounds
    controller.content.barInsets = UIEdgeInsets(
      top: controller.isNavigationBarHidden ? 0 : top + height, left: 0, bottom: 0, right: 0)
  }
}
