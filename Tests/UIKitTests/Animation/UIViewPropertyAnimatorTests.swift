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

  @Test func `A paused animator keeps its fraction, and goes on from there`() async {
    let view = UIView()
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { end = $0 }
    animator.fractionComplete = 0.3
    #expect(animator.fractionComplete == 0.3 && animator.state == .active && !animator.isRunning && view.alpha == 0.5)
    animator.fractionComplete = 2
    #expect(animator.fractionComplete == 1)
    await laterTurn()
    #expect(end == nil)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    await laterTurn()
    #expect(end == .end && animator.state == .inactive && animator.fractionComplete == 0)
  }

  @Test func `An animator is used without its class being known`() async {
    let view = UIView()
    var end: UIViewAnimatingPosition?
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { view.alpha = 0.5 }
    animator.addAnimations({ view.tag = 1 }, delayFactor: 0.5)
    animator.addCompletion { end = $0 }
    animator.fractionComplete = 0.5
    #expect(view.alpha == 0.5 && view.tag == 1 && !animator.isReversed)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    await laterTurn()
    #expect(end == .end && animator.state == .inactive)
    (BareAnimator() as any UIViewImplicitlyAnimating).addAnimations { view.tag = 2 }
    #expect(view.tag == 1)
  }

  @Test func `An animator that cannot be interrupted goes on, and one may pause at its end`() async {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.isInterruptible = false
    animator.addCompletion { ends.append($0) }
    animator.startAnimation(afterDelay: 2)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.isRunning && animator.delay == 2)
    await laterTurn()
    #expect(ends == [.end])
    animator.pausesOnCompletion = true
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    await laterTurn()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends == [.end])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(ends == [.end, .end])
  }

  @Test func `The end of an animation is waited for`() async {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {})
    #expect(await animator.addCompletion() == .end)
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

/// One without any optional method.
private final class BareAnimator: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
