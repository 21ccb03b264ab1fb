import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UISplitViewControllerTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var dropsSecondary = false
    var top = UISplitViewController.Column.secondary
    var takesDetail = false
    var log: [String] = []

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

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("to \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("hide \(column)")
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
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

  private func onTablet(_ orientation: UIInterfaceOrientation = .portrait, _ body: () -> Void) throws {
    let tablet: Device = try #require(Device.all.first { $0.idiom == .pad })
    Device.choose(tablet.turned(to: orientation))
    UIScreen.forgetMain()
    defer {
      Device.choose(nil)
      UIScreen.forgetMain()
    }
    body()
  }

  private func triple() -> (UISplitViewController, [UIViewController]) {
    let split = UISplitViewController(style: .tripleColumn)
    let controllers = [master, UIViewController(), detail]
    for (column, controller) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], controllers) {
      split.setViewController(controller, for: column)
    }
    split.delegate = delegate
    return (split, controllers)
  }

  private func frames(_ controllers: [UIViewController]) -> [[CGFloat]?] {
    CommitCycle.shared.commitIfNeeded()
    return controllers.map { controller in
      controller.navigationController?.viewIfLoaded.flatMap { $0.window == nil ? nil : [$0.frame.minX, $0.frame.maxX] }
    }
  }

  @Test func `Three columns on a tablet that lies on its side come and go as they are asked to`() throws {
    try onTablet(.landscapeLeft) {
      let (split, controllers) = triple()
      withWindow(showing: split) { _ in
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .displace)
        #expect(frames(controllers) == [nil, [0, 320], [320, 1180]])
        split.show(.primary)
        #expect(delegate.takeLog() == ["to twoDisplaceSecondary", "show primary"])
        #expect(frames(controllers) == [[0, 320], [320, 640], [640, 1500]])
        split.hide(.supplementary)
        #expect(delegate.takeLog() == ["to secondaryOnly", "hide primary", "hide supplementary"])
        #expect(frames(controllers) == [nil, nil, [0, 1180]])
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredPrimaryColumnWidth = 200
        split.maximumSupplementaryColumnWidth = 250
        #expect(frames(controllers) == [[0, 200], [200, 450], [450, 1180]])
        #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 250)
      }
    }
  }

  @Test func `Two columns on an upright tablet lie over each other`() throws {
    try onTablet {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(master, for: .primary)
      split.setViewController(detail, for: .secondary)
      withWindow(showing: split) { _ in
        #expect(split.displayMode == .secondaryOnly)
        #expect(frames([master, detail]) == [nil, [0, 820]])
        split.displayModeButtonItem.primaryAction?.perform(sender: nil)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frames([master, detail]) == [[0, 320], [0, 820]])
        #expect(split.view.subviews.last === master.navigationController?.view)
        split.show(.secondary)
        #expect(split.displayMode == .secondaryOnly)
        // A mode that the behaviour excludes is not taken.
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .oneOverSecondary
        #expect(split.displayMode == .oneBesideSecondary)
      }
    }
  }

  @Test func `Columns become one where the width turns compact, and are themselves again where it turns regular`()
    throws
  {
    try onTablet(.landscapeLeft) {
      let (split, controllers) = triple()
      let parent = UIViewController()
      parent.addChild(split)
      parent.view.addSubview(split.view)
      split.didMove(toParent: parent)
      withWindow(showing: parent) { _ in
        let navigations = controllers.map(\.navigationController)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: split)
        #expect(split.isCollapsed && split.viewControllers == [navigations[0]])
        #expect(navigations[0]?.viewControllers == controllers)
        #expect(delegate.takeLog() == ["collapsed"])
        split.hide(.secondary)
        #expect(navigations[0]?.viewControllers == [controllers[0], controllers[1]])
        split.show(.secondary)
        #expect(navigations[0]?.viewControllers == controllers)
        let more = UIViewController()
        navigations[0]?.pushViewController(more, animated: false)
        parent.setOverrideTraitCollection(nil, forChild: split)
        #expect(!split.isCollapsed && split.viewControllers == navigations)
        #expect(navigations.map { $0?.viewControllers } == [[controllers[0]], [controllers[1]], [detail, more]])
        #expect(delegate.takeLog().last == "expanded")
      }
    }
  }

  @Test func `A compact column takes the place of the others`() {
    let (split, _) = triple()
    let compact = UIViewController()
    delegate.top = .compact
    split.setViewController(compact, for: .compact)
    withWindow(showing: split) { _ in
      #expect(split.viewControllers == [compact] && compact.view.window != nil && master.viewIfLoaded?.window == nil)
    }
  }

  @Test func `On a tablet both are beside each other where that is wanted`() throws {
    try onTablet {
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

  @Test func `The names that modes had before there were columns are of the same modes`() {
    let former: [UISplitViewController.DisplayMode] = [.primaryHidden, .allVisible, .primaryOverlay]
    #expect(former == [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary])
    #expect(former.map(\.rawValue) == [1, 2, 3])
  }
}
