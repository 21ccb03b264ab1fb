import SwiftUI
import Testing

struct AnimationDescriptionTests {
  private static let line = "SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0)"

  @Test(
    "An animation is written as what it is made of",
    arguments: [
      (Animation.default, "DefaultAnimation()"), (.linear, "BezierAnimation(duration: 0.35, curve: \(line))"),
      (.timingCurve(0, 0, 1, 1, duration: 2), "BezierAnimation(duration: 2.0, curve: \(line))"),
      (.smooth, "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"),
      (.spring(), "FluidSpringAnimation(response: 0.5, dampingFraction: 0.825, blendDuration: 0.0)"),
      (
        .interpolatingSpring(stiffness: 100, damping: 10),
        "SpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0, "
          + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: 0.0))"
      ),
      (
        .default.delay(1),
        "CustomAnimationModifiedContent<DefaultAnimation, DelayAnimation>"
          + "(base: SwiftUI.DefaultAnimation(), modifier: SwiftUI.DelayAnimation(delay: 1.0))"
      ),
    ])
  func texts(animation: Animation, text: String) {
    #expect("\(animation)" == text)
  }

  @Test("To a debugger it is an animator with that inside")
  func debugText() {
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(String(reflecting: Animation.easeInOut).hasPrefix("AnyAnimator(SwiftUI.BezierAnimation(duration: 0.35, "))
  }

  @Test("What was said of it in another order is another animation")
  func order() {
    #expect(Animation.linear.delay(1).speed(2) != .linear.speed(2).delay(1))
    #expect(Animation.linear.repeatForever() != .linear.repeatCount(.max))
    #expect(Spring(bounce: -0.5).dampingRatio == 2 && Spring(response: 1, dampingRatio: 2).bounce == -0.5)
  }
}
