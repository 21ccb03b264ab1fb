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
    #expect(tabs.selectedIndex == 0 && first.tabBarController === tabs && tabs.madeMore == nil)
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

  @Test func `Tabs without room are in a list behind More`() throws {
    let tabs = UITabBarController()
    let controllers = (1...7).map { number in
      let controller = UIViewController()
      controller.title = "Tab \(number)"
      return controller
    }
    let navigation = UINavigationController(rootViewController: controllers[6])
    tabs.viewControllers = controllers.dropLast() + [navigation]
    try withWindow(showing: tabs) { _ in
      let buttons = Element.onScreen(.tabBar).first?.all(.button)
      #expect(buttons?.map(\.label) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
      tap(try #require(Element.onScreen(.tabBar).first?.all(.button).last))
      #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
      let rows = Element.onScreen(.cell)
      #expect(rows.map { $0.all(.staticText).map(\.label) } == [["Tab 5"], ["Tab 6"], ["Tab 7"]])
      tap(rows[1])
      #expect(tabs.selectedIndex == 5 && controllers[5].viewIfLoaded?.window != nil)
      #expect(controllers[5].navigationController === tabs.moreNavigationController)
      #expect(controllers[5].tabBarController === tabs)
      tap(try #require(Element.onScreen(.navigationBar).first?.all(.button).first))
      CommitCycle.shared.commitIfNeeded()
      #expect(tabs.selectedIndex == NSNotFound && controllers[5].parent === tabs)
      // Of a navigation controller, what is in it is pushed.
      tabs.selectedIndex = 6
      CommitCycle.shared.commitIfNeeded()
      #expect(controllers[6].navigationController === tabs.moreNavigationController)
      #expect(Element.onScreen(.navigationBar).map(\.identifier) == ["Tab 7"])
      tap(try #require(Element.onScreen(.tabBar).first?.all(.button).first))
      #expect(tabs.selectedIndex == 0)
      tap(try #require(Element.onScreen(.tabBar).first?.all(.button).last))
      #expect(tabs.selectedIndex == 6)
      tap(try #require(Element.onScreen(.tabBar).first?.all(.button).last))
      CommitCycle.shared.commitIfNeeded()
      #expect(tabs.selectedIndex == NSNotFound && controllers[6].navigationController === navigation)
      tabs.viewControllers = Array(controllers.prefix(5))
      #expect(tabs.selectedIndex == 0)
      CommitCycle.shared.commitIfNeeded()
      #expect(Element.onScreen(.tabBar).first?.all(.button).map(\.label).last == "Tab 5")
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

  @Test func `The controller hears of a tapped item before it is selected`() throws {
    final class Tabs: UITabBarController {
      var heard: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        super.tabBar(tabBar, didSelect: item)
        heard.append("\(item.title ?? "") at \(selectedIndex)")
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = ["a", "b"].map {
      let controller = UIViewController()
      controller.tabBarItem.title = $0
      return controller
    }
    try withWindow(showing: tabs) { _ in
      tap(try #require(Element.onScreen(.tabBar).first?.all(.button).last))
      #expect(tabs.heard == ["b at 0"] && tabs.selectedIndex == 1)
      tabs.selectedIndex = 0
      #expect(tabs.heard.count == 1 && tabs.tabBar.delegate === tabs)
    }
  }
}
