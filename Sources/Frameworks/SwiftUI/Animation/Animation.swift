import Foundation

/// The timing of a change: [Animation](https://developer.apple.com/documentation/swiftui/animation).
///
/// Changes reach their end at once here, whatever their animation.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    case `default`, linear(Double), easeIn(Double), easeOut(Double), easeInOut(Double)
    case spring(response: Double, damping: Double)
  }

  private var curve: Curve
  private var delay: Double = 0
  private var speed: Double = 1
  private var repetitions: Int?
  private var autoreverses = false

  private init(_ curve: Curve) { self.curve = curve }

  public static let `default` = Animation(.default)
  public static let linear = Animation(.linear(0.35))
  public static let easeIn = Animation(.easeIn(0.35))
  public static let easeOut = Animation(.easeOut(0.35))
  public static let easeInOut = Animation(.easeInOut(0.35))
  public static let spring = Animation(.spring(response: 0.5, damping: 0.825))
  public static let bouncy = Animation(.spring(response: 0.5, damping: 0.7))
  public static let smooth = Animation(.spring(response: 0.5, damping: 1))
  public static let snappy = Animation(.spring(response: 0.5, damping: 0.85))

  public static func linear(duration: Double) -> Animation { Animation(.linear(duration)) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn(duration)) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut(duration)) }
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut(duration)) }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, damping: dampingFraction))
  }

  public func delay(_ delay: Double) -> Animation { with { $0.delay = delay } }
  public func speed(_ speed: Double) -> Animation { with { $0.speed = speed } }

  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repetitions = count
      $0.autoreverses = autoreverses
    }
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repetitions = Int.max
      $0.autoreverses = autoreverses
    }
  }

  /// Changes are complete at once.
  public func logicallyComplete(after duration: Double) -> Animation { self }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Animation {
  @_disfavoredOverload
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(response: duration, dampingFraction: 1 - bounce)
  }

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
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
    .spring(response: response, dampingFraction: dampingFraction)
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: duration, dampingFraction: 0.86 - extraBounce)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi * (mass / max(stiffness, .leastNonzeroMagnitude)).squareRoot()
    return .spring(response: response, dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(response: duration, dampingFraction: 1 - bounce)
  }

  /// A curve's points change nothing where changes take no time.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    .linear(duration: duration)
  }
}

/// See [AnimationCompletionCriteria](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
