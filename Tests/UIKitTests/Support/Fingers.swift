import Foundation
import WindfallCore
@testable @_spi(Windfall) import UIKit

/// Sends touches as tests of apps do: as input events to the application.
@MainActor enum Fingers {
  static func tap(_ point: CGPoint, tapCount: Int = 1) {
    send(.began, point, tapCount: tapCount)
    send(.ended, point, tapCount: tapCount)
  }

  static func drag(from start: CGPoint, to end: CGPoint, steps: Int = 5, duration: TimeInterval = 0.1) {
    send(.began, start)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      send(.moved, point, at: duration * Double(part))
    }
    send(.ended, end, at: duration)
  }

  /// Holds a finger down for a second.
  static func press(_ point: CGPoint) {
    send(.began, point)
    send(.stationary, point, at: 1)
    send(.ended, point, at: 1)
  }

  /// Two fingers that do the same.
  static func two(_ phase: TouchEvent.Phase, _ first: CGPoint, _ second: CGPoint, at time: TimeInterval = 0) {
    let fingers = [first, second].enumerated().map { TouchEvent.Finger(id: $0, phase: phase, location: $1) }
    UIApplication.shared.deliver(.touch(TouchEvent(fingers: fingers, timestamp: time)))
  }

  static func send(_ phase: TouchEvent.Phase, _ point: CGPoint, at time: TimeInterval = 0, tapCount: Int = 1) {
    let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: tapCount)
    UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
  }
}
