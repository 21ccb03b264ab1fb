import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UINavigationBarTests {
  @Test func `A background image takes the place of the bar's own background, unless there is an appearance`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red && bar.drawContents().isEmpty)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.backgroundColor == .clear && bar.backgroundImage(for: .default) != nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    bar.setBackgroundImage(drawn, for: .default)
    #expect(!bar.drawContents().isEmpty)
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.backgroundColor == .blue && bar.drawContents().isEmpty)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test func `A subtitle stands below the title, and not below a large one`() throws {
    let screen = UIViewController()
    screen.title = "Books"
    screen.navigationItem.subtitle = "12 of them"
    let navigation = UINavigationController(rootViewController: screen)
    let bar = navigation.navigationBar
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    bar.layoutIfNeeded()
    let labels = bar.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Books", "12 of them"])
    #expect(labels.last?.frame.minY == labels.first?.frame.maxY && labels.last?.frame.midX == 195)
    bar.prefersLargeTitles = true
    screen.navigationItem.largeTitle = "All books"
    #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["All books"])
  }

  private final class BookListViewController: UIViewController {}

  @Test func `A screen without a title gives its bar the name of its controller's class`() {
    let screen = BookListViewController()
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.navigationBar.accessibilityIdentifier?.hasSuffix("BookListView") == true)
    navigation.setViewControllers([UIViewController()], animated: false)
    #expect(navigation.navigationBar.accessibilityIdentifier == "UIView")
    navigation.topViewController?.title = "Books"
    #expect(navigation.navigationBar.accessibilityIdentifier == "Books")
    navigation.navigationBar.accessibilityIdentifier = "Own"
    #expect(navigation.navigationBar.accessibilityIdentifier == "Own")
    #expect(UINavigationBar().accessibilityIdentifier == nil)
  }

  private final class Delegate: NSObject, UINavigationBarDelegate {
    var allows = false
    var entries: [String] = []

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      entries.append("should \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      entries.append("did \(item.title ?? "")")
    }
  }

  @Test func `A delegate says where the bar lies, and whether an item may go`() {
    let bar = UINavigationBar()
    let delegate = Delegate()
    #expect(bar.barPosition == .any)
    bar.delegate = delegate
    #expect(bar.barPosition == .topAttached)
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
    delegate.allows = true
    #expect(bar.popItem(animated: false)?.title == "B" && bar.items?.count == 1)
    #expect(delegate.entries == ["should B", "should B", "did B"])
  }

  private final class Asking: UINavigationController, UINavigationBarDelegate {
    var allows = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
  }

  @Test func `A navigation controller that is a delegate is asked before a person goes back`() throws {
    let navigation = Asking(rootViewController: UIViewController())
    try withWindow(showing: navigation) { _ in
      navigation.pushViewController(UIViewController(), animated: false)
      CommitCycle.shared.commitIfNeeded()
      let back = try #require(Element.onScreen(.navigationBar).first?.all(.button).first)
      tap(back)
      #expect(navigation.viewControllers.count == 2)
      navigation.allows = true
      tap(back)
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
