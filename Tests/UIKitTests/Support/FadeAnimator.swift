@testable @_spi(Windfall) import UIKit

/// An animator as apps write them, which notes what it sees.
@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: OrderRecorder.Log

  init(_ log: OrderRecorder.Log) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let names =
      [transitionContext.view(forKey: .from) == nil ? "-" : "from"]
      + [transitionContext.view(forKey: .to) == nil ? "-" : "to"]
    log.note("animate \(names.joined(separator: " "))")
    if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: to)
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      transitionContext.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      transitionContext.view(forKey: .from)?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
}
