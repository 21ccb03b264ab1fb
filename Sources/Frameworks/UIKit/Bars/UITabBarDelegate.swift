import ObjectiveC

/// See [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    windfallForward(self, as: (any UITabBarDelegate).self, tabBar, item) { $0.tabBar(tabBar, didSelect: item) }
  }

  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    windfallForward(self, as: (any UITabBarDelegate).self, tabBar, items) {
      $0.tabBar(tabBar, willBeginCustomizing: items)
    }
  }

  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    windfallForward(self, as: (any UITabBarDelegate).self, tabBar, items) {
      $0.tabBar(tabBar, didBeginCustomizing: items)
    }
  }

  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    windfallForward(self, as: (any UITabBarDelegate).self, tabBar, items, changed) {
      $0.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
  }

  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    windfallForward(self, as: (any UITabBarDelegate).self, tabBar, items, changed) {
      $0.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}
