import Testing

@testable import UIKit

@MainActor struct UITabBarTests {
  @Test func `The delegate hears when items begin and end to be customised`() {
    final class Delegate: NSObject, UITabBarDelegate {
      var log: [String] = []
      func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        log.append("will begin \(items.count) \(tabBar.isCustomizing)")
      }
      func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        log.append("did begin \(items.count) \(tabBar.isCustomizing)")
      }
      func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        log.append("will end \(items.count) \(changed)")
      }
      func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        log.append("did end \(tabBar.isCustomizing)")
      }
    }
    let (bar, delegate) = (UITabBar(), Delegate())
    bar.delegate = delegate
    #expect(!bar.endCustomizing(animated: false))
    bar.beginCustomizingItems([UITabBarItem(title: "A", image: nil, tag: 1)])
    bar.beginCustomizingItems(nil)
    #expect(!bar.endCustomizing(animated: false))
    #expect(delegate.log == ["will begin 1 false", "did begin 1 true", "will end 1 false", "did end false"])
  }
}
