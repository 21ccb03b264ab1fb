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

  private enum Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  @Test func `An app has traits of its own, which views and controllers override for what is in them`() {
    let (controller, inner) = (UIViewController(), UIView())
    controller.view.addSubview(inner)
    withWindow(showing: controller) { window in
      var heard = 0
      _ = inner.registerForTraitChanges([Mood.self]) { (_: UIView, _: UITraitCollection) in heard += 1 }
      #expect(inner.traitCollection[Mood.self] == "calm")
      controller.traitOverrides[Mood.self] = "glad"
      #expect(inner.traitCollection[Mood.self] == "glad" && controller.traitCollection[Mood.self] == "glad")
      #expect(window.traitCollection[Mood.self] == "calm" && heard == 1)
      controller.traitOverrides[Mood.self] = "glad"
      #expect(heard == 1)
      inner.traitOverrides.horizontalSizeClass = .regular
      #expect(inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
      #expect(inner.traitCollection[UITraitHorizontalSizeClass.self] == .regular)
      inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      controller.traitOverrides.remove(Mood.self)
      #expect(inner.traitCollection.horizontalSizeClass == controller.traitCollection.horizontalSizeClass)
      #expect(inner.traitCollection[Mood.self] == "calm" && heard == 2)
    }
    let traits = UITraitCollection { $0[Mood.self] = "odd" }
    #expect(traits[Mood.self] == "odd" && traits != UITraitCollection())
    #expect(traits == UITraitCollection { $0[Mood.self] = "odd" })
    #expect(traits == UITraitCollection(Mood.self, value: "odd"))
    #expect(traits.replacing(Mood.self, value: "wild")[Mood.self] == "wild")
    #expect(traits.replacing(UITraitLegibilityWeight.self, value: .bold).legibilityWeight == .bold)
    #expect(traits.replacing(UITraitLayoutDirection.self, value: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(traits.replacing(UITraitForceTouchCapability.self, value: .available).forceTouchCapability == .available)
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
