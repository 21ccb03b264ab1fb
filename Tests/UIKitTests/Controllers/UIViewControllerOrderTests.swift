import Testing

@testable @_spi(Windfall) import UIKit

/// The order in which controllers hear of what happens to them, one test for each way to come and go.
@MainActor struct UIViewControllerOrderTests {
  private let log = OrderRecorder.Log()

  private func controller(_ name: String) -> OrderRecorder { OrderRecorder(name, log) }

  /// What is noted from the body on, with the controller on screen before.
  private func order(showing root: UIViewController, _ body: (UIWindow) -> Void) -> [String] {
    withWindow(showing: root) { window in
      _ = log.takeAll()
      body(window)
      return log.takeAll()
    }
  }

  @Test func `The root of a window`() {
    let window = UIWindow()
    window.rootViewController = controller("A")
    #expect(log.takeAll().isEmpty)
    window.makeKeyAndVisible()
    #expect(log.takeAll() == ["A.load", "A.didLoad", "A.willAppear", "A.isAppearing", "A.layout", "A.didAppear"])
    window.rootViewController = controller("B")
    #expect(
      log.takeAll() == [
        "A.willDisappear", "A.didDisappear", "B.load", "B.didLoad", "B.willAppear", "B.isAppearing", "B.layout",
        "B.didAppear",
      ])
    window.isHidden = true
    #expect(log.takeAll() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func `Push and pop`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    #expect(log.takeAll() == ["A.willEnter", "A.entered"])
    let pushed = order(showing: navigation) { _ in
      navigation.pushViewController(controller("B"), animated: false)
    }
    #expect(
      pushed == [
        "B.willEnter", "B.load", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.layout",
        "A.didDisappear", "B.didAppear", "B.entered",
      ])
    let popped = order(showing: navigation) { _ in navigation.popViewController(animated: false) }
    #expect(
      popped.filter { $0 != "A.layout" } == [
        "B.willLeave", "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear", "B.left",
      ])
  }

  @Test func `Pop to the root passes over those in between`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    navigation.pushViewController(controller("B"), animated: false)
    navigation.pushViewController(controller("C"), animated: false)
    let popped = order(showing: navigation) { _ in navigation.popToRootViewController(animated: false) }
    #expect(
      popped == [
        "B.willLeave", "C.willLeave", "A.load", "A.didLoad", "C.willDisappear", "A.willAppear", "A.isAppearing",
        "A.layout", "C.didDisappear", "A.didAppear", "B.left", "C.left",
      ])
  }

  @Test func `A stack set anew`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let set = order(showing: navigation) { _ in
      navigation.setViewControllers([controller("B"), controller("C")], animated: false)
    }
    #expect(
      set == [
        "A.willLeave", "B.willEnter", "C.willEnter", "C.load", "C.didLoad", "A.willDisappear", "C.willAppear",
        "C.isAppearing", "C.layout", "A.didDisappear", "C.didAppear", "A.left", "B.entered", "C.entered",
      ])
  }

  @Test func `Another tab`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("A"), controller("B")]
    let switched = order(showing: tabs) { _ in tabs.selectedIndex = 1 }
    #expect(
      switched == [
        "B.load", "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing", "B.layout", "A.didDisappear",
        "B.didAppear",
      ])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `Present and dismiss`(style: UIModalPresentationStyle) {
    let (presenter, presented) = (controller("A"), controller("B"))
    presented.modalPresentationStyle = style
    let covers = style == .fullScreen
    withWindow(showing: presenter) { _ in
      _ = log.takeAll()
      presenter.present(presented, animated: false)
      #expect(
        log.takeAll() == ["B.load", "B.didLoad"] + (covers ? ["A.willDisappear"] : [])
          + ["B.willAppear", "B.isAppearing", "B.layout", "B.didAppear"] + (covers ? ["A.didDisappear"] : []))
      presented.dismiss(animated: false)
      #expect(
        log.takeAll()
          == ["B.willDisappear"]
          + (covers ? ["A.willAppear", "A.isAppearing", "A.didAppear"] : []) + ["B.didDisappear"])
    }
  }

  @Test func `A child that comes and goes while its parent is shown`() {
    let (parent, child) = (UIViewController(), controller("A"))
    let added = order(showing: parent) { _ in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(
      added == [
        "A.willEnter", "A.load", "A.didLoad", "A.willAppear", "A.isAppearing", "A.entered", "A.layout", "A.didAppear",
      ])
    let removed = order(showing: parent) { _ in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(removed == ["A.willLeave", "A.willDisappear", "A.didDisappear", "A.left"])
  }

  @Test func `A child that was there before its parent appears with it, once`() {
    let (parent, child) = (UIViewController(), controller("A"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.takeAll()
    let window = UIWindow()
    window.rootViewController = parent
    window.isHidden = false
    #expect(log.takeAll() == ["A.willAppear", "A.isAppearing", "A.layout", "A.didAppear"])
    window.isHidden = true
    #expect(log.takeAll() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test func `A view without a parent that is added to the window by hand`() {
    let single = controller("A")
    let added = order(showing: UIViewController()) { window in window.addSubview(single.view) }
    #expect(added == ["A.load", "A.didLoad", "A.willAppear", "A.isAppearing", "A.layout", "A.didAppear"])
  }

  @Test func `A view that is added to a window which is never shown`() {
    let (single, window) = (controller("A"), UIWindow())
    window.addSubview(single.view)
    #expect(log.takeAll() == ["A.load", "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
    single.view.removeFromSuperview()
    #expect(log.takeAll() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test func `A parent that forwards by its own hand`() {
    final class Parent: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Parent(), controller("A"))
    let added = order(showing: parent) { _ in
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    #expect(added == ["A.willEnter", "A.load", "A.didLoad", "A.layout"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.takeAll() == ["A.willAppear", "A.isAppearing", "A.didAppear", "A.willDisappear", "A.didDisappear"])
  }

  @Test func `A transition by hand says whether it is animated, at its end too`() {
    final class Listener: UIViewController {
      var entries: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { entries.append(animated) }
      override func viewDidAppear(_ animated: Bool) { entries.append(animated) }
    }
    let listener = Listener()
    listener.beginAppearanceTransition(true, animated: true)
    listener.endAppearanceTransition()
    #expect(listener.isViewLoaded)
    #expect(listener.entries == [true, true])
  }

  @Test func `Being presented and dismissed is true from its beginning to its end, and at no other time`() {
    final class Listener: UIViewController {
      var entries: [String] = []
      func note(_ event: String) {
        entries.append(event + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : ""))
      }
      override func viewDidLoad() { note("load") }
      override func viewWillAppear(_ animated: Bool) { note("will") }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      override func viewWillDisappear(_ animated: Bool) { note("will not") }
      override func viewDidDisappear(_ animated: Bool) { note("did not") }
    }
    let (root, listener, cover) = (UIViewController(), Listener(), UIViewController())
    (listener.modalPresentationStyle, cover.modalPresentationStyle) = (.fullScreen, .fullScreen)
    withWindow(showing: root) { _ in
      for step in [
        { root.present(listener, animated: false) }, { listener.present(cover, animated: false) },
        { listener.dismiss(animated: false) }, { root.dismiss(animated: false) },
      ] {
        step()
        CommitCycle.shared.commitIfNeeded()
      }
    }
    #expect(
      listener.entries == [
        "load", "will presented", "did presented", "will not", "did not", "will", "did", "will not dismissed",
        "did not dismissed",
      ])
  }

  @Test func `A presentation on top of another is refused, and one under it goes without coming back`() {
    let (root, first, second) = (UIViewController(), controller("A"), controller("B"))
    (first.modalPresentationStyle, second.modalPresentationStyle) = (.fullScreen, .fullScreen)
    withWindow(showing: root) { _ in
      root.present(first, animated: false)
      root.present(second, animated: false)
      #expect(root.presentedViewController === first && !second.isViewLoaded)
      first.present(second, animated: false)
      _ = log.takeAll()
      root.dismiss(animated: false)
      #expect(log.takeAll() == ["B.willDisappear", "B.didDisappear"])
      #expect(root.presentedViewController == nil && second.presentingViewController == nil)
    }
  }

  @Test func `A view is loaded when it is asked for, and only once`() {
    let single = controller("A")
    #expect(single.viewIfLoaded == nil && !single.isViewLoaded)
    single.loadViewIfNeeded()
    #expect(single.viewIfLoaded === single.view && single.isViewLoaded)
    #expect(log.takeAll() == ["A.load", "A.didLoad"])
  }

  @Test func `The undo manager is that of the window`() {
    let child = controller("A")
    #expect(child.undoManager == nil)
    withWindow(showing: child) { window in
      #expect(child.undoManager != nil && child.view.undoManager === window.undoManager)
    }
  }

  @Test func `A split view whose columns have become one`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(controller("A"), for: .primary)
    split.setViewController(controller("B"), for: .secondary)
    let shown = withWindow(showing: split) { _ in log.takeAll().filter { !$0.hasSuffix("nter") } }
    #expect(shown.filter { $0.hasPrefix("A") && !$0.hasSuffix("entered") } == [])
    #expect(
      shown.filter { $0.hasPrefix("B") && !$0.hasSuffix("entered") && !$0.hasSuffix("Leave") && !$0.hasSuffix("left") }
        == ["B.load", "B.didLoad", "B.willAppear", "B.isAppearing", "B.layout", "B.didAppear"])
    let popped = order(showing: split) { _ in split.show(.primary) }
    #expect(
      popped.filter { !$0.hasSuffix(".layout") } == [
        "B.willLeave", "A.load", "A.didLoad", "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear",
        "A.didAppear", "B.left",
      ])
  }
}
