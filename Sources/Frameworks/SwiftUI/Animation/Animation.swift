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

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }
}
