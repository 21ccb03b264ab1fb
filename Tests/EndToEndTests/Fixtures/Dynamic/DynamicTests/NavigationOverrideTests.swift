import XCTest

@testable import Dynamic

class PlainNavigation: UINavigationController {}

class DarkNavigation: UINavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

private var shown: [UIViewController] = []

extension ClockViewController {
  override open func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

@MainActor final class NavigationOverrideTests: XCTestCase {
  func testTheClassAndWhatInheritsFromItHaveTheOverride() {
    let root = UIViewController()
    for navigation in [UINavigationController(rootViewController: root), PlainNavigation()] as [UIViewController] {
      navigation.loadViewIfNeeded()
      XCTAssertEqual(navigation.preferredStatusBarStyle, .lightContent)
      XCTAssertEqual((navigation as? UINavigationController)?.navigationBar.accessibilityIdentifier, "loaded")
    }
    let dark: UIViewController = DarkNavigation()
    XCTAssertEqual(dark.preferredStatusBarStyle, .darkContent)
    XCTAssertEqual(UIViewController().preferredStatusBarStyle, .default)
  }

  func testTestsOverrideMembersOfTheAppsClasses() {
    let clock: UIViewController = ClockViewController()
    clock.showDetailViewController(UIViewController(), sender: nil)
    XCTAssertEqual(shown.count, 1)
  }
}
