import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

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
