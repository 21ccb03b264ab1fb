import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITabTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) {
      log.append("\(previousTab?.identifier ?? "none") \(tab.identifier)")
    }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { tab in
      let screen = UIViewController()
      screen.title = "screen of \(tab.identifier)"
      return screen
    }
  }

  @Test func `Tabs make their controllers, and the bar shows them by their own titles`() throws {
    let bar = UITabBarController(tabs: [tab("Books"), tab("Films"), UISearchTab { _ in UIViewController() }])
    #expect(bar.tabBar.items?.map(\.title) == ["Books", "Films", "Search"])
    #expect(bar.viewControllers?.first?.title == "screen of books")
    #expect(bar.selectedTab?.identifier == "books" && bar.tabs[1].tabBarController === bar)
    bar.selectedTab = bar.tab(forIdentifier: "films")
    #expect(bar.selectedIndex == 1)
    bar.tabs[1].badgeValue = "3"
    #expect(bar.tabBar.items?[1].badgeValue == "3")
    bar.tabs[0].isHidden = true
    #expect(bar.viewControllers?.count == 2 && bar.selectedIndex == 0)
    let gone = bar.tabs[2]
    bar.setTabs([bar.tabs[0], bar.tabs[1]], animated: false)
    #expect(gone.tabBarController == nil && bar.viewControllers?.count == 1)
  }

  @Test func `A delegate is asked and told of tabs`() throws {
    let bar = UITabBarController(tabs: [tab("Books"), tab("Films"), tab("Music")])
    let delegate = Delegate()
    delegate.refused = "music"
    bar.delegate = delegate
    bar.loadViewIfNeeded()
    for index in [1, 2] {
      let button = try #require(bar.tabBar.items?[index].button)
      button.sendActions(for: .touchUpInside)
    }
    #expect(delegate.log == ["books films"] && bar.selectedTab?.identifier == "films")
  }

  @Test func `An accessory stands above the bar, and takes its place from the content`() {
    let bar = UITabBarController(tabs: [tab("Books")])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = bar
    window.isHidden = false
    window.layoutIfNeeded()
    let before = bar.viewControllers?.first?.view.safeAreaInsets.bottom ?? 0
    let label = UILabel()
    bar.bottomAccessory = UITabAccessory(contentView: label)
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 20, y: bar.tabBar.frame.minY - 56, width: 350, height: 48))
    #expect(bar.viewControllers?.first?.view.safeAreaInsets.bottom == before + 64)
    bar.setBottomAccessory(nil, animated: false)
    window.layoutIfNeeded()
    #expect(label.superview == nil && bar.viewControllers?.first?.view.safeAreaInsets.bottom == before)
  }
}
