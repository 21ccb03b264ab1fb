import Foundation
import WindfallCore

extension AutomationGesture {
  /// Seconds that a finger rests in a tap, and between two taps.
  private static let tapTime = 0.05
  /// Points between neighbouring fingers.
  private static let fingerDistance = 30.0
  /// In how many steps fingers move.
  private static let steps = 10

  /// What the screen reports of the gesture, with the times that a person's gesture would have.
  ///
  /// The area is the element's box, and the end is where a drag goes.
  func events(at start: CGPoint, area: CGRect, end: CGPoint) -> [TouchEvent] {
    switch self {
    case .tap(let taps, let touches): return Self.taps(taps, fingers: touches, at: start)
    case .press(let duration): return Self.press(duration, at: start)
    case .drag(let pressDuration, _, let velocity, let holdDuration):
      let distance = hypot(end.x - start.x, end.y - start.y)
      return Self.movement(
        [(start, end)], resting: pressDuration, duration: distance / max(velocity, 1), holding: holdDuration)
    case .swipe(let direction, let velocity):
      let (from, to) = direction.way(through: start, area: area)
      let distance = hypot(to.x - from.x, to.y - from.y)
      return Self.movement([(from, to)], resting: 0, duration: distance / max(velocity, 1), holding: 0)
    case .pinch(let scale, let velocity):
      let reach = max(min(area.width, area.height) / 2 * 0.8, 1)
      // The wider of the two distances is the one that fills the element.
      let (first, last) = scale > 1 ? (reach / scale, reach) : (reach, reach * scale)
      let fingers = [-1.0, 1.0].map { side in
        (CGPoint(x: start.x + side * first, y: start.y), CGPoint(x: start.x + side * last, y: start.y))
      }
      return Self.movement(fingers, resting: 0, duration: abs((scale - 1) / Self.nonZero(velocity)), holding: 0)
    case .rotate(let angle, let velocity):
      return Self.rotation(angle, around: start, area: area, duration: abs(angle / Self.nonZero(velocity)))
    }
  }

  private static func nonZero(_ velocity: Double) -> Double { velocity == 0 ? 1 : velocity }

  private static func taps(_ taps: Int, fingers: Int, at point: CGPoint) -> [TouchEvent] {
    let points = (0..<max(fingers, 1)).map { index in
      CGPoint(x: point.x + (Double(index) - Double(max(fingers, 1) - 1) / 2) * fingerDistance, y: point.y)
    }
    return (0..<max(taps, 1)).flatMap { tap in
      let time = Double(tap) * 2 * tapTime
      return [
        event(.began, at: points, time: time, tapCount: tap + 1),
        event(.ended, at: points, time: time + tapTime, tapCount: tap + 1),
      ]
    }
  }

  private static func press(_ duration: Double, at point: CGPoint) -> [TouchEvent] {
    [
      event(.began, at: [point], time: 0), event(.stationary, at: [point], time: duration),
      event(.ended, at: [point], time: duration),
    ]
  }

  /// Each finger goes straight from its first point to its second.
  private static func movement(
    _ fingers: [(from: CGPoint, to: CGPoint)], resting: Double, duration: Double, holding: Double
  ) -> [TouchEvent] {
    movement(resting: resting, duration: duration, holding: holding) { share in
      fingers.map { finger in
        CGPoint(
          x: finger.from.x + (finger.to.x - finger.from.x) * share,
          y: finger.from.y + (finger.to.y - finger.from.y) * share)
      }
    }
  }

  private static func rotation(
    _ angle: Double, around center: CGPoint, area: CGRect, duration: Double
  ) -> [TouchEvent] {
    let radius = max(min(area.width, area.height) / 2 * 0.6, 1)
    return movement(resting: 0, duration: duration, holding: 0) { share in
      [0, Double.pi].map { side in
        let direction = side + angle * share
        return CGPoint(x: center.x + radius * cos(direction), y: center.y + radius * sin(direction))
      }
    }
  }

  /// The fingers come down, rest, move through the points that the closure gives for shares of the way, rest, and lift.
  private static func movement(
    resting: Double, duration: Double, holding: Double, points: (Double) -> [CGPoint]
  ) -> [TouchEvent] {
    var events = [event(.began, at: points(0), time: 0)]
    if resting > 0 { events.append(event(.stationary, at: points(0), time: resting)) }
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      events.append(event(.moved, at: points(share), time: resting + duration * share))
    }
    let end = resting + duration + holding
    if holding > 0 { events.append(event(.stationary, at: points(1), time: end)) }
    events.append(event(.ended, at: points(1), time: end))
    return events
  }

  private static func event(
    _ phase: TouchEvent.Phase, at points: [CGPoint], time: Double, tapCount: Int = 1
  ) -> TouchEvent {
    let fingers = points.enumerated().map { index, point in
      TouchEvent.Finger(id: index, phase: phase, location: point, tapCount: tapCount)
    }
    return TouchEvent(fingers: fingers, timestamp: time)
  }
}

extension AutomationGesture.Direction {
  /// A swipe covers the middle six tenths of the element, through the point that it is aimed at.
  fileprivate func way(through point: CGPoint, area: CGRect) -> (from: CGPoint, to: CGPoint) {
    let (x, y): (Double, Double) =
      switch self {
      case .up: (0, -1)
      case .down: (0, 1)
      case .left: (-1, 0)
      case .right: (1, 0)
      }
    let reach = CGVector(dx: x * area.width * 0.3, dy: y * area.height * 0.3)
    return (
      CGPoint(x: point.x - reach.dx, y: point.y - reach.dy), CGPoint(x: point.x + reach.dx, y: point.y + reach.dy)
    )
  }
}
