import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIPresentationControllerTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var mayDismiss = true
    var entries: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      entries.append("prepare")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      entries.append("should")
      return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      entries.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      entries.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      entries.append("attempt")
    }
  }

  private let screen = UIScreen.main.bounds
  private let root = UIViewController()
  private let presented = UIViewController()
  private let delegate = Delegate()

  private func swipeDown() {
    Fingers.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 600))
    CommitCycle.shared.commitIfNeeded()
  }

  /// Lets completions come, which take a turn of the main queue.
  private func turn() async {
    CommitCycle.shared.commitIfNeeded()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func `The style decides which presentation controller there is`() {
    #expect(presented.sheetPresentationController != nil && presented.popoverPresentationController == nil)
    presented.modalPresentationStyle = .popover
    #expect(presented.popoverPresentationController != nil && presented.sheetPresentationController == nil)
    presented.modalPresentationStyle = .fullScreen
    #expect(presented.presentationController?.presentationStyle == .fullScreen)
  }

  @Test func `A person dismisses a sheet, unless the delegate or the controller refuses`() async {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(presented, animated: true)
    presented.presentationController?.delegate = delegate
    delegate.mayDismiss = false
    swipeDown()
    #expect(delegate.entries == ["should", "attempt"] && root.presentedViewController != nil)
    (delegate.entries, delegate.mayDismiss, presented.isModalInPresentation) = ([], true, true)
    swipeDown()
    #expect(delegate.entries == ["attempt"] && root.presentedViewController != nil)
    (delegate.entries, presented.isModalInPresentation) = ([], false)
    Fingers.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 220))
    #expect(delegate.entries.isEmpty)
    swipeDown()
    #expect(delegate.entries == ["should", "will"] && root.presentedViewController == nil)
    window.isHidden = true
    await turn()
    #expect(delegate.entries.last == "did")
  }

  @Test func `The detent decides how high a sheet is, and what is dimmed whether it lets touches through`() throws {
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 100 }]
    withWindow(showing: root) { window in
      root.present(presented, animated: false)
      CommitCycle.shared.commitIfNeeded()
      let largest = screen.height - window.safeAreaInsets.top - 10
      #expect(presented.view.frame.height == largest / 2 && presented.view.frame.maxY == screen.maxY)
      let above = CGPoint(x: 50, y: 100)
      #expect(window.hitTest(above, with: nil) !== root.view)
      sheet.largestUndimmedDetentIdentifier = .medium
      #expect(window.hitTest(above, with: nil) === root.view)
      sheet.selectedDetentIdentifier = .large
      CommitCycle.shared.commitIfNeeded()
      #expect(presented.view.frame.height == largest)
      sheet.selectedDetentIdentifier = .init("low")
      CommitCycle.shared.commitIfNeeded()
      #expect(presented.view.frame.height == 100)
    }
  }

  @Test func `On a phone a popover is a sheet, unless the delegate wants it as it is`() throws {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(presented.popoverPresentationController)
    popover.delegate = delegate
    withWindow(showing: root) { _ in
      root.view.addSubview(button)
      root.present(presented, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(presented.view.frame.width == screen.width && delegate.entries.isEmpty)
      root.dismiss(animated: false)
      CommitCycle.shared.commitIfNeeded()
      delegate.style = .none
      popover.sourceView = button
      root.present(presented, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(delegate.entries == ["prepare"])
      #expect(presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 40, y: 153, width: 200, height: 150))
      #expect(Element.onScreen(.popover).map(\.frame.size) == [CGSize(width: 200, height: 150)])
      #expect(popover.arrowDirection == .up)
      let region = Element.onScreen(.other).first { $0.identifier == "PopoverDismissRegion" }
      #expect(region?.label == "dismiss popup")
      let place = UIView.hitPoint(of: region?.viewID ?? 0)
      #expect(place == CGPoint(x: 195, y: (303 + screen.height) / 2))
      Fingers.tap(CGPoint(x: 100, y: 600))
      #expect(root.presentedViewController == nil)
    }
  }

  // MARK: - Custom styles

  private final class Drawer: UIPresentationController {
    var entries: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let area = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: area.height / 2, width: area.width, height: area.height / 2)
    }

    override func presentationTransitionWillBegin() {
      entries.append("willPresent \(containerView != nil)")
      presentedViewController.transitionCoordinator?.animate { _ in self.entries.append("alongside") }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { entries.append("didPresent \(completed)") }
    override func dismissalTransitionWillBegin() { entries.append("willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { entries.append("didDismiss \(completed)") }

    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Drawers: NSObject, UIViewControllerTransitioningDelegate {
    var drawer: Drawer?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      drawer = Drawer(presentedViewController: presented, presenting: presenting)
      return drawer
    }
  }

  @Test func `A custom style has the presentation controller of the app, which places the view`() async {
    let drawers = Drawers()
    let window = showAside(root)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = drawers
    root.present(presented, animated: true)
    await turn()
    let drawer = drawers.drawer
    #expect(presented.presentationController === drawer && drawer?.presentingViewController === root)
    #expect(presented.view.frame == CGRect(x: 0, y: screen.midY, width: screen.width, height: screen.height / 2))
    #expect(root.view.window != nil)
    presented.dismiss(animated: true)
    await turn()
    #expect(
      drawer?.entries == ["willPresent true", "alongside", "didPresent true", "willDismiss", "didDismiss true"])
    window.isHidden = true
  }
}
