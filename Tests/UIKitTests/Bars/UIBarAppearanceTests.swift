import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

@MainActor struct UIBarAppearanceTests {
  @Test func `Buttons of bars have appearances of their own, which copies take along`() {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(appearance.doneButtonAppearance.normal.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 17))
    let back = UIBarButtonItemAppearance(style: .plain)
    appearance.backButtonAppearance = back
    appearance.setBackIndicatorImage(UIImage(systemName: "chevron.left"), transitionMaskImage: nil)
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    #expect(copy.backButtonAppearance === back && copy.backIndicatorImage == appearance.backIndicatorImage)
  }

  @Test func `Toolbars and tab bars as well`() {
    let toolbar = UIToolbar()
    toolbar.standardAppearance.backgroundColor = .red
    #expect(toolbar.standardAppearance.backgroundColor == .red && toolbar.compactAppearance == nil)
    let tabs = UITabBarAppearance()
    tabs.inlineLayoutAppearance.normal.iconColor = .green
    tabs.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    #expect(tabs.inlineLayoutAppearance.normal.iconColor == .green)
    #expect(tabs.stackedLayoutAppearance.normal.badgeBackgroundColor == .blue)
  }
}

@MainActor struct UIBarStyleTests {
  @Test func `A black bar is dark, whatever is around it`() {
    let bars = (
      UINavigationBar(frame: .zero), UIToolbar(frame: .zero), UITabBar(frame: .zero), UISearchBar(frame: .zero)
    )
    let parent = UIView()
    for bar in [bars.0, bars.1, bars.2, bars.3] as [UIView] { parent.addSubview(bar) }
    #expect(parent.subviews.allSatisfy { $0.traitCollection.userInterfaceStyle == .light })
    bars.0.barStyle = .black
    bars.1.barStyle = .black
    bars.2.barStyle = .black
    bars.3.barStyle = .black
    #expect(parent.subviews.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    #expect(bars.3.searchTextField.traitCollection.userInterfaceStyle == .dark)
    bars.0.barStyle = .default
    #expect(bars.0.traitCollection.userInterfaceStyle == .light)
  }
}

@MainActor struct UIBarButtonItemBackgroundTests {
  @Test func `Backgrounds are kept for each state, style and size of the bar`() {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let (plain, done) = (UIImage(), UIImage())
    item.setBackgroundImage(plain, for: .reserved, style: .plain, barMetrics: .default)
    item.setBackgroundImage(done, for: .reserved, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .reserved, style: .plain, barMetrics: .default) === plain)
    #expect(item.backgroundImage(for: .reserved, style: .done, barMetrics: .default) === done)
    #expect(item.backgroundImage(for: .reserved, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .application, style: .done, barMetrics: .default) == nil)
  }
}

@MainActor struct UIToolbarTests {
  private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, primaryAction: nil) }

  @Test func `Spaces take fixed or equal parts of the width`() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (first, last) = (item("A"), item("B"))
    bar.items = [first, .flexibleSpace(), last]
    bar.layoutIfNeeded()
    let (left, right) = (try #require(first.view), try #require(last.view))
    #expect(left.frame.minX == 16 && abs(right.frame.maxX - 384) < 0.01)
    bar.items = [first, .fixedSpace(50), last]
    bar.layoutIfNeeded()
    #expect(right.frame.minX == left.frame.maxX + 58)
  }

  @Test func `A navigation controller shows the items of its top controller`() throws {
    let (root, next) = (UIViewController(), UIViewController())
    var pressed = 0
    root.toolbarItems = [UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in pressed += 1 })]
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(Element.onScreen(.toolbar).isEmpty)
    navigation.setToolbarHidden(false, animated: false)
    let bar = try #require(Element.onScreen(.toolbar).first)
    #expect(bar.label == "Toolbar" && bar.children.map(\.label) == ["Delete"])
    tap(bar.children.first)
    #expect(pressed == 1)
    navigation.pushViewController(next, animated: false)
    #expect(Element.onScreen(.toolbar).first?.children.isEmpty == true)
    next.setToolbarItems([item("Next")], animated: false)
    #expect(Element.onScreen(.toolbar).first?.children.map(\.label) == ["Next"])
  }
}
