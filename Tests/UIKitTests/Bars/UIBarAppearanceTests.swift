import Testing

@testable @_spi(Windfall) import UIKit

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
