import Dispatch
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct CAAnimationTests {
  private final class Delegate: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  private func laterTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func `An animation is over on a later turn, and leaves its layer`() async {
    let (layer, delegate) = (CALayer(), Delegate())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = delegate
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && delegate.log.isEmpty)
    await laterTurn()
    #expect(layer.animationKeys() == nil && delegate.log == ["start", "stop true"])
  }

  @Test func `An endless animation stays until it is removed`() async {
    let (layer, delegate) = (CALayer(), Delegate())
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.repeatCount = .infinity
    animation.delegate = delegate
    layer.add(animation, forKey: "shake")
    await laterTurn()
    #expect(layer.animation(forKey: "shake") === animation)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && delegate.log == ["start", "stop false"])
  }

  @Test func `A transaction completes after its animations`() async {
    let (layer, delegate) = (CALayer(), Delegate())
    let animation = CAAnimationGroup()
    animation.delegate = delegate
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { delegate.log.append("completed") }
    layer.add(animation, forKey: nil)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && delegate.log.isEmpty)
    await laterTurn()
    #expect(delegate.log == ["start", "stop true", "completed"])
  }

  @Test func `A class of layers decides what becomes of an animation`() {
    final class Still: CALayer {
      var keys: [String?] = []
      override func add(_ anim: CAAnimation, forKey key: String?) { keys.append(key) }
      override func animationKeys() -> [String]? { keys.compactMap { $0 } }
    }
    let layer = Still()
    (layer as CALayer).add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect((layer as CALayer).animationKeys() == ["fade"] && layer.animation(forKey: "fade") == nil)
  }

  @Test func `A timing function tells its four control points`() {
    let timing = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0...3).map { index in
      var point: [Float] = [-1, -1]
      timing.getControlPoint(at: index, values: &point)
      return point
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }
}
