import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UITraitChangeObservableTests {
  private final class Listener: NSObject {
    var count = 0
    func act(_ sender: Any?) { count += 1 }
  }

  @Test func `Who registers hears of the traits it names, until it unregisters`() {
    let controller = UIViewController()
    var heard: [UIUserInterfaceStyle] = []
    let listener = Listener()
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous) in
      heard.append(previous.userInterfaceStyle)
      #expect(controller.traitCollection.userInterfaceStyle != previous.userInterfaceStyle)
    }
    controller.view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: listener, action: Selector("act:", method: Listener.act))
    controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in
      Issue.record("another trait has changed")
    }
    withWindow(showing: controller) { window in
      window.overrideUserInterfaceStyle = .dark
      #expect(heard == [.light] && listener.count == 1)
      controller.unregisterForTraitChanges(registration)
      window.overrideUserInterfaceStyle = .light
      #expect(heard == [.light] && listener.count == 2)
    }
  }

  private class Watcher: UIViewController {
    var count = 0

    func watch() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
        self.count += 1
      }
    }
  }

  @Test func `A handler may take Self`() {
    let watcher = Watcher()
    watcher.watch()
    withWindow(showing: watcher) { window in
      window.overrideUserInterfaceStyle = .dark
      #expect(watcher.count == 1)
    }
  }

  @Test func `A parent overrides the traits of a child`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    parent.view.addSubview(child.view)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }
}
