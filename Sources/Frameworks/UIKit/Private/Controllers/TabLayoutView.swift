/// The view of a tab bar controller: the content, and over its lower end the bar.
final class TabLayoutView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    guard let controller else { return }
    let height = UITabBar.height + safeAreaInsets.bottom
    controller.tabBar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    controller.content.frame = bounds
    controller.content.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: controller.tabBar.isHidden ? 0 : height, right: 0)
  }
}
