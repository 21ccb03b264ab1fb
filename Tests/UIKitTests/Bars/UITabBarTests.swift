import Testing

@testable @_spi(Windfall) import UIKit

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

  private func bar(in traits: UITraitCollection, of item: UITabBarItem) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: UITabBar.height))
    bar.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
    bar.traitOverrides.verticalSizeClass = traits.verticalSizeClass
    bar.items = [item]
    bar.layoutIfNeeded()
    item.button.layoutIfNeeded()
    return bar
  }

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, true),
    (.compact, .compact, false),
    (.regular, .regular, false),
  ])
  func `Pictures are above titles on phones held upright, and before them elsewhere`(
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass, _ isStacked: Bool
  ) throws {
    let item = UITabBarItem(title: "Stars", image: UIImage(systemName: "star"), tag: 0)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
    ])
    _ = bar(in: traits, of: item)
    let picture = try #require(item.button.imageView).frame
    let title = try #require(item.button.titleLabel).frame
    #expect((picture.maxY <= title.minY) == isStacked)
    #expect((picture.maxX <= title.minX) != isStacked)
    if isStacked { #expect(abs(picture.midX - 100) < 1 && abs(title.midX - 100) < 1) }
    #expect(item.button.bounds.contains(picture.union(title)))
  }

  @Test func `A badge is drawn in the item's colour, and is the value of its button`() throws {
    let item = UITabBarItem(title: "Stars", image: UIImage(systemName: "star"), tag: 0)
    _ = bar(in: UITraitCollection(), of: item)
    let count = item.button.subviews.count
    item.badgeColor = .purple
    item.badgeValue = "12"
    item.button.layoutIfNeeded()
    let badge = try #require(item.button.subviews.last as? UILabel)
    #expect(item.button.subviews.count == count + 1)
    #expect(badge.text == "12" && badge.backgroundColor == .purple && badge.elementPublishing == .hidden)
    #expect(badge.frame.width > 18 && badge.frame.minX < (item.button.imageView?.frame.maxX ?? 0))
    #expect(item.button.accessibilityValue == "12")
    item.badgeValue = nil
    #expect(badge.superview == nil)
  }

  @Test func `Titles are moved as the item says`() throws {
    let item = UITabBarItem(title: "Stars", image: nil, tag: 0)
    _ = bar(in: UITraitCollection(), of: item)
    let label = try #require(item.button.titleLabel)
    let before = label.frame
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
    item.button.layoutIfNeeded()
    #expect(abs(label.frame.minX - before.minX - 3) < 0.001 && abs(label.frame.minY - before.minY + 5) < 0.001)
  }
}
