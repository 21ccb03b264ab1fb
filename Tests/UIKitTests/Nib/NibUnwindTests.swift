import Testing

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("The way back of unwind segues") struct NibUnwindTests {
  private let tabs = UITabBarController()
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController
  private let other: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    other = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, other]
  }

  @Test func `From the top of a stack it leads over what is below, and over the other tabs`() {
    #expect(second.unwindCandidates == [first, navigation, other.viewControllers[0], other, tabs])
  }

  @Test func `From a presented controller it leads into what is behind`() {
    withWindow(showing: tabs) { _ in
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      second.present(presented, animated: false)
      #expect(presented.unwindCandidates.starts(with: [second, first, navigation]))
      presented.unwind(to: first)
      #expect(tabs.presentedViewController == nil)
      #expect(navigation.topViewController === first)
    }
  }

  @Test func `A controller of another tab is shown`() {
    withWindow(showing: tabs) { _ in
      tabs.selectedIndex = 1
      other.viewControllers[0].unwind(to: first)
      #expect(tabs.selectedViewController === navigation && navigation.topViewController === first)
    }
  }
}
