import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewControllerAnimatedTransitioningTests {
  private let log = OrderRecorder.Log()

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {
    let log: OrderRecorder.Log
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ log: OrderRecorder.Log) { self.log = log }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator(log) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      FadeAnimator(log)
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.note("asked \(operation)")
      return FadeAnimator(log)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator(log) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func tabs(_ delegate: Delegate) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [OrderRecorder("A", log), OrderRecorder("B", log)]
    tabs.delegate = delegate
    return tabs
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = showAside(root)
    _ = log.takeAll()
    return window
  }

  /// Without the calls for loading, leaving and layout, of which other tests tell.
  private func taken() -> [String] {
    let left = [".load", ".didLoad", ".layout", ".willEnter", ".entered", ".willLeave", ".left"]
    return log.takeAll().filter { entry in !left.contains { entry.hasSuffix($0) } }
  }

  @Test func `An animator of the app's presents and dismisses, and appearance ends with its transition`() async {
    let delegate = Delegate(log)
    let (root, presented) = (OrderRecorder("A", log), OrderRecorder("B", log))
    let window = shown(root)
    defer { window.isHidden = true }
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = delegate
    root.present(presented, animated: true) { log.note("completion") }
    root.transitionCoordinator?.animate(alongsideTransition: { _ in log.note("alongside") }) {
      log.note("coordinated \($0.isCancelled)")
    }
    await passTurns()
    #expect(
      taken() == [
        "A.willDisappear", "B.willAppear", "animate from to", "B.isAppearing", "alongside", "ended true",
        "coordinated false", "B.didAppear", "A.didDisappear", "completion",
      ])
    #expect(root.transitionCoordinator == nil)
    #expect(presented.view.superview != nil && root.view.isHidden)
    presented.dismiss(animated: true) { log.note("completion") }
    #expect(root.presentedViewController === presented && presented.isBeingDismissed)
    await passTurns()
    #expect(
      taken() == [
        "B.willDisappear", "A.willAppear", "animate from to", "A.isAppearing", "ended true", "A.didAppear",
        "B.didDisappear", "completion",
      ])
    #expect(root.presentedViewController == nil && !root.view.isHidden && root.view.window === window)
  }

  @Test func `Without animation no animator is asked`() async {
    let delegate = Delegate(log)
    let (root, presented) = (OrderRecorder("A", log), OrderRecorder("B", log))
    let window = shown(root)
    defer { window.isHidden = true }
    presented.transitioningDelegate = delegate
    root.present(presented, animated: false)
    #expect(root.transitionCoordinator == nil)
    await passTurns()
    #expect(taken() == ["B.willAppear", "B.isAppearing", "B.didAppear"])
    presented.dismiss(animated: false)
    await passTurns()
  }

  @Test func `The delegate of a navigation controller has animators for push and pop`() async {
    let delegate = Delegate(log)
    let navigation = UINavigationController(rootViewController: OrderRecorder("A", log))
    navigation.delegate = delegate
    let window = shown(navigation)
    defer { window.isHidden = true }
    navigation.pushViewController(OrderRecorder("B", log), animated: true)
    navigation.topViewController?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      log.note("coordinated")
    }
    await passTurns()
    #expect(
      taken() == [
        "A.willDisappear", "B.willAppear", "asked push", "animate from to", "B.isAppearing", "ended true",
        "coordinated", "A.didDisappear", "B.didAppear",
      ])
    navigation.popViewController(animated: true)
    await passTurns()
    #expect(
      taken() == [
        "B.willDisappear", "A.willAppear", "asked pop", "animate from to", "A.isAppearing", "ended true",
        "B.didDisappear", "A.didAppear",
      ])
    #expect(navigation.children.count == 1)
  }

  @Test func `The delegate of a tab bar controller has animators for its tabs`() async {
    let delegate = Delegate(log)
    let tabs = tabs(delegate)
    let window = shown(tabs)
    defer { window.isHidden = true }
    tabs.selectedIndex = 1
    await passTurns()
    #expect(
      taken() == [
        "B.willAppear", "A.willDisappear", "animate from to", "B.isAppearing", "ended true", "A.didDisappear",
        "B.didAppear",
      ])
    delegate.interaction = UIPercentDrivenInteractiveTransition()
    tabs.selectedIndex = 0
    delegate.interaction?.cancel()
    await passTurns()
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.viewIfLoaded?.window === window)
    #expect(taken().suffix(4) == ["A.didDisappear", "B.isAppearing", "B.didAppear", "ended false"])
  }

  @Test func `A finger decides whether a pop is finished or cancelled`() async {
    let delegate = Delegate(log)
    let navigation = UINavigationController(rootViewController: OrderRecorder("A", log))
    navigation.delegate = delegate
    let window = shown(navigation)
    defer { window.isHidden = true }
    let top = OrderRecorder("B", log)
    navigation.pushViewController(top, animated: false)
    _ = taken()
    delegate.interaction = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    delegate.interaction?.update(0.4)
    await passTurns()
    #expect(taken() == ["B.willDisappear", "A.willAppear", "asked pop", "animate from to", "A.isAppearing"])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
    delegate.interaction?.cancel()
    await passTurns()
    #expect(
      taken() == [
        "A.willDisappear", "B.willAppear", "A.didDisappear", "B.isAppearing", "B.didAppear", "ended false",
      ])
    #expect(navigation.topViewController === top && top.view.alpha == 1 && top.view.window === window)
    navigation.popViewController(animated: true)
    delegate.interaction?.finish()
    await passTurns()
    #expect(taken().suffix(3) == ["ended true", "B.didDisappear", "A.didAppear"])
    #expect(navigation.viewControllers.count == 1 && top.parent == nil)
  }

  @Test func `A dismissal that a finger cancels leaves the presented controller on screen`() async {
    let delegate = Delegate(log)
    let (root, presented) = (OrderRecorder("A", log), OrderRecorder("B", log))
    let window = shown(root)
    defer { window.isHidden = true }
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: true)
    await passTurns()
    #expect(
      taken() == ["B.willAppear", "animate - to", "B.isAppearing", "ended true", "B.didAppear"])
    delegate.interaction = UIPercentDrivenInteractiveTransition()
    presented.dismiss(animated: true)
    delegate.interaction?.cancel()
    await passTurns()
    #expect(
      taken() == [
        "B.willDisappear", "animate from -", "B.willAppear", "B.isAppearing", "B.didAppear", "ended false",
      ])
    #expect(root.presentedViewController === presented && !presented.isBeingDismissed)
    presented.dismiss(animated: true)
    delegate.interaction?.finish()
    await passTurns()
    #expect(root.presentedViewController == nil)
  }
}
