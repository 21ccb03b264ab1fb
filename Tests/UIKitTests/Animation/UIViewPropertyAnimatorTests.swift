import Dispatch
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewPropertyAnimatorTests {
  private func laterTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func `Animations apply at the start, completions come later`() async {
    let view = UIView()
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
    animator.addCompletion { end = $0 }
    #expect(view.alpha == 1 && !animator.isRunning)
    animator.startAnimation()
    #expect(view.alpha == 0.5 && animator.isRunning && end == nil)
    await laterTurn()
    #expect(end == .end && animator.state == .inactive)
  }

  @Test func `A stopped animator waits to be finished`() async {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
    } completion: {
      end = $0
    }
    animator.stopAnimation(false)
    await laterTurn()
    #expect(end == nil && animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(end == .current)
  }

  @Test func `Key frames apply in the order in which they end`() {
    var log: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("second") }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append("first") }
    }
    #expect(log == ["first", "second"])
  }
}
