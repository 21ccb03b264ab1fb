import Foundation

/// See [Spring](https://developer.apple.com/documentation/swiftui/spring).
public struct Spring: Hashable, Sendable {
  public var duration: Double
  public var bounce: Double

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  public var response: Double { duration }

  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }

  /// A spring with more damping than it needs has the least that it needs, unless that is allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(1, ratio))
  }

  public var mass: Double { 1 }

  public var stiffness: Double { pow(2 * .pi / duration, 2) }

  public var damping: Double { dampingRatio * 4 * .pi / duration }

  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}

// MARK: - Motion

extension Spring {
  /// Where a value is that began at zero, in units of the target's distance and of the velocity, with the rates of both.
  private struct Shares {
    /// What is left of the way.
    var left: Double
    /// How far a velocity of one has led.
    var lead: Double
    var leftRate: Double
    var leadRate: Double
  }

  private func shares(at time: Double) -> Shares {
    let (frequency, ratio) = (2 * Double.pi / duration, dampingRatio)
    let decay = ratio * frequency
    if abs(ratio - 1) < 1e-9 {
      let fade = exp(-frequency * time)
      return Shares(
        left: fade * (1 + frequency * time), lead: fade * time, leftRate: -fade * frequency * frequency * time,
        leadRate: fade * (1 - frequency * time))
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let (fade, wave, turn) = (exp(-decay * time), cos(damped * time), sin(damped * time))
      return Shares(
        left: fade * (wave + decay / damped * turn), lead: fade * turn / damped,
        leftRate: -fade * frequency * frequency / damped * turn, leadRate: fade * (wave - decay / damped * turn))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let (slowFade, fastFade) = (exp(slow * time), exp(fast * time))
    return Shares(
      left: (slow * fastFade - fast * slowFade) / (slow - fast), lead: (slowFade - fastFade) / (slow - fast),
      leftRate: slow * fast * (fastFade - slowFade) / (slow - fast),
      leadRate: (slow * slowFade - fast * fastFade) / (slow - fast))
  }

  /// Where a value is after a time that began at zero with a velocity.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let shares = shares(at: max(0, time))
    return target.scaled(1 - shares.left) + initialVelocity.scaled(shares.lead)
  }

  /// How fast a value is after a time that began at zero with a velocity.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let shares = shares(at: max(0, time))
    return target.scaled(-shares.leftRate) + initialVelocity.scaled(shares.leadRate)
  }

  /// Moves a value and its velocity on by a time.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += moved
  }
}

extension VectorArithmetic {
  fileprivate func scaled(_ factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
