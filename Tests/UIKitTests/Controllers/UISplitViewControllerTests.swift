import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UISplitViewControllerTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var dropsSecondary = false
    var top = UISplitViewController.Column.secondary
    var takesDetail = false

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { dropsSecondary }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }

    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { takesDetail }
  }

  private let master = UIViewController()
  private let detail = UIViewController()
  private let delegate = Delegate()

  private func classic() -> (UISplitViewController, UINavigationController) {
    let split = UISplitViewController()
    let navigation = UINavigationController(rootViewController: master)
    split.delegate = delegate
    split.viewControllers = [navigation, UINavigationController(rootViewController: detail)]
    return (split, navigation)
  }

  @Test(arguments: [true, false])
  func `On a phone the secondary goes onto the primary, unless the delegate drops it`(drops: Bool) {
    delegate.dropsSecondary = drops
    let (split, navigation) = classic()
    #expect(split.viewControllers.count == 2 && detail.splitViewController === split)
    withWindow(showing: split) { _ in
      #expect(split.isCollapsed && split.viewControllers == [navigation])
      #expect(navigation.viewControllers == (drops ? [master] : [master, detail]))
      #expect(navigation.view.frame == split.view.bounds)
    }
  }

  @Test func `On a phone a detail is pushed, unless the delegate has shown it`() {
    delegate.dropsSecondary = true
    let (split, navigation) = classic()
    withWindow(showing: split) { _ in
      let new = UIViewController()
      master.showDetailViewController(new, sender: nil)
      #expect(navigation.topViewController === new)
      delegate.takesDetail = true
      master.showDetailViewController(UIViewController(), sender: nil)
      #expect(navigation.topViewController === new)
    }
  }

  @Test func `Columns have navigation controllers of their own`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(master, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .primary) === master && master.navigationController != nil)
    delegate.top = .primary
    withWindow(showing: split) { _ in
      #expect(master.navigationController?.viewControllers == [master])
      split.show(.secondary)
      #expect(master.navigationController?.viewControllers == [master, detail])
      split.show(.primary)
      #expect(master.navigationController?.viewControllers == [master])
    }
  }

  @Test func `On a tablet both are beside each other where that is wanted`() throws {
    let tablet: Device = try #require(Device.all.first { $0.idiom == .pad })
    Device.choose(tablet)
    UIScreen.forgetMain()
    defer {
      Device.choose(nil)
      UIScreen.forgetMain()
    }
    let (split, navigation) = classic()
    split.preferredDisplayMode = .oneBesideSecondary
    withWindow(showing: split) { _ in
      CommitCycle.shared.commitIfNeeded()
      #expect(!split.isCollapsed && split.viewControllers.count == 2)
      #expect(navigation.view.frame.width == 320)
      #expect(detail.navigationController?.view.frame.minX == 320)
      let new = UIViewController()
      split.showDetailViewController(new, sender: nil)
      #expect(split.viewControllers.last === new && detail.splitViewController == nil)
      split.preferredDisplayMode = .secondaryOnly
      CommitCycle.shared.commitIfNeeded()
      #expect(navigation.view.window == nil && new.view.frame == split.view.bounds)
    }
  }
}
