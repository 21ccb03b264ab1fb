import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewTransitionsTests {
  private let root = UIView()
  private let first = UIView()
  private let second = UIView()

  @Test func `The second view takes the place of the first, and the end is told later`() async {
    let last = UIView()
    root.addSubview(first)
    root.addSubview(last)
    var isOver = false
    UIView.transition(from: first, to: second, duration: 1, options: .transitionFlipFromLeft) { isOver = $0 }
    #expect(root.subviews == [second, last] && !isOver)
    await passTurns()
    #expect(isOver)
  }

  @Test func `With views that stay, one is hidden and the other shown`() {
    root.addSubview(first)
    root.addSubview(second)
    second.isHidden = true
    UIView.transition(from: first, to: second, duration: 1, options: .showHideTransitionViews)
    #expect(first.isHidden && !second.isHidden && root.subviews == [first, second])
  }

  @Test func `Springs and system animations end at once`() {
    root.addSubview(first)
    UIView.animate(springDuration: 1, bounce: 0.5, options: [.repeat, .autoreverse]) { first.alpha = 0.5 }
    #expect(first.alpha == 0.5)
    UIView.perform(.delete, on: [first], animations: { root.alpha = 0.3 })
    #expect(root.subviews.isEmpty && root.alpha == 0.3)
  }

  @Test func `A mask cuts along its outline, and stays as long as it is wanted`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(first)
    first.frame = window.bounds
    first.mask = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(first.layer.maskOutline == .rect(CGRect(x: 10, y: 10, width: 20, height: 20)))
    first.mask = nil
    #expect(first.layer.maskOutline == nil)
  }

  @Test func `An animator takes the curve that it is given`() {
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { first.alpha = 0.2 }
    animator.startAnimation()
    #expect(first.alpha == 0.2 && animator.timingParameters === spring && spring.initialVelocity.dy == 2)
    let cubic = UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    #expect((cubic.timingParameters as? UICubicTimingParameters)?.controlPoint2 == CGPoint(x: 1, y: 1))
  }
}
