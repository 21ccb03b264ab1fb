import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITabBarControllerTests {
  private typealias Log = LifeCycleRecorder.Log

  @Test func `Tabs load when they are first shown, and take turns`() {
    let log = Log()
    let tabs = UITabBarController()
    let (first, second) = (LifeCycleRecorder("A", log), LifeCycleRecorder("B", log))
    tabs.viewControllers = [first, second]
    #expect(tabs.selectedIndex == 0 && first.tabBarController === tabs)
    withWindow(showing: tabs) { window in
      #expect(log.entries == ["A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
      #expect(first.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom + 49)
      log.entries = []
      tabs.selectedIndex = 1
      CommitCycle.shared.commitIfNeeded()
      #expect(
        log.entries == [
          "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear", "B.didAppear",
        ])
      #expect(tabs.selectedViewController === second)
    }
  }

  @Test func `The bar is an element with a button for each tab`() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var chosen: [String] = []

      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
      { viewController.title != "Locked" }

      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        chosen.append(viewController.title ?? "")
      }
    }
    let delegate = Delegate()
    let tabs = UITabBarController()
    let controllers = ["Home", "Search", "Locked"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let navigation = UINavigationController(rootViewController: controllers[0])
    controllers[1].tabBarItem = UITabBarItem(title: "Find", image: nil, tag: 1)
    tabs.viewControllers = [navigation, controllers[1], controllers[2]]
    tabs.delegate = delegate
    try withWindow(showing: tabs) { _ in
      let bar = try #require(Element.onScreen(.tabBar).first)
      #expect(bar.label == "Tab Bar")
      #expect(bar.all(.button).map(\.label) == ["Home", "Find", "Locked"])
      tap(bar.all(.button)[1])
      tap(bar.all(.button)[2])
      #expect(delegate.chosen == ["Search"])
      #expect(tabs.selectedIndex == 1)
      let states = Element.onScreen(.tabBar).first?.all(.button).map { $0.states.contains(.selected) }
      #expect(states == [false, true, false])
    }
  }

  @Test func `A pushed controller may hide the bar as long as it is in the stack`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    withWindow(showing: tabs) { _ in
      navigation.pushViewController(detail, animated: false)
      #expect(Element.onScreen(.tabBar).isEmpty)
      #expect(detail.view.safeAreaInsets.bottom == UIScreen.main.safeArea.bottom)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(Element.onScreen(.tabBar).isEmpty)
      navigation.popToRootViewController(animated: false)
      #expect(!Element.onScreen(.tabBar).isEmpty)
    }
  }

  @Test func `A tab that is left before the first layout has the size of the screen`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack, UIViewController()]
    tabs.loadViewIfNeeded()
    tabs.selectedIndex = 1
    stack.view.layoutIfNeeded()
    #expect(stack.view.frame.size == UIScreen.main.bounds.size)
    #expect(stack.topViewController?.view.frame.width == UIScreen.main.bounds.width)
  }
}
