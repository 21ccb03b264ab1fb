import UIKit

/// Shows tabs with a bar of buttons.
final class BarTabContainer: NSObject, TabContainer, UITabBarControllerDelegate {
  private let tabs = UITabBarController()
  var onChoice: ((Int) -> Void)?

  override init() {
    super.init()
    tabs.delegate = self
  }

  var controller: UIViewController { tabs }

  func setPages(_ pages: [UIViewController]) { tabs.setViewControllers(pages, animated: false) }

  func select(_ index: Int) { if tabs.selectedIndex != index { tabs.selectedIndex = index } }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    onChoice?(tabBarController.selectedIndex)
  }
}
