import Foundation

/// The timing of a change: [Animation](https://developer.apple.com/documentation/swiftui/animation).
///
/// Changes reach their end at once here, whatever their animation.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case `default`
    case bezier(duration: Double, UnitPoint, UnitPoint)
    case fluid(response: Double, dampingFraction: Double, blendDuration: Double)
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  enum Change: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    case repetition(count: Int?, autoreverses: Bool)
  }

  let curve: Curve
  /// What was said of the curve, in that order.
  private(set) var changes: [Change] = []

  private init(_ curve: Curve) { self.curve = curve }

  private static func ease(_ duration: Double, _ first: Double, _ last: Double) -> Animation {
    Animation(.bezier(duration: duration, UnitPoint(x: first, y: 0), UnitPoint(x: last, y: 1)))
  }

  public static let `default` = Animation(.default)
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring(duration: 0.5)
  public static let bouncy = bouncy()
  public static let smooth = smooth()
  public static let snappy = snappy()

  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(duration: duration, .zero, UnitPoint(x: 1, y: 1)))
  }

  public static func easeIn(duration: Double) -> Animation { ease(duration, 0.42, 1) }
  public static func easeOut(duration: Double) -> Animation { ease(duration, 0, 0.58) }
  public static func easeInOut(duration: Double) -> Animation { ease(duration, 0.42, 0.58) }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(duration: duration, UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y)))
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.fluid(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public func delay(_ delay: Double) -> Animation { with(.delay(delay)) }
  public func speed(_ speed: Double) -> Animation { with(.speed(speed)) }

  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    with(.repetition(count: count, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with(.repetition(count: nil, autoreverses: autoreverses))
  }

  /// Changes are complete at once.
  public func logicallyComplete(after duration: Double) -> Animation { self }

  private func with(_ change: Change) -> Animation {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

extension Animation {
  @_disfavoredOverload
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(response: duration, dampingFraction: Spring(bounce: bounce).dampingRatio, blendDuration: blendDuration)
  }

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(response: duration, dampingFraction: 0.7 - extraBounce)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(response: duration, dampingFraction: 1 - extraBounce)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(response: duration, dampingFraction: 0.85 - extraBounce)
  }

  public static var interactiveSpring: Animation { interactiveSpring() }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: duration, dampingFraction: 0.86 - extraBounce, blendDuration: blendDuration)
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(duration: duration, bounce: bounce)
    return interpolatingSpring(
      stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }
}

/// See [AnimationCompletionCriteria](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
