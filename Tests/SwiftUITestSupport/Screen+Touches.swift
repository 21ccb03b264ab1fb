import Foundation
@_spi(Windfall) import UIKit
import WindfallCore

extension Screen {
  /// Keeps a finger on an element for a while.
  public func press(_ name: String) {
    let point = frame(name).center
    touch([(.began, point, 0), (.stationary, point, 1), (.ended, point, 1)])
  }

  /// Lifts what is under one element, and drops it on another.
  public func drag(_ name: String, to target: String) {
    let (start, end) = (frame(name).center, frame(target).center)
    touch([(.began, start, 0), (.stationary, start, 1), (.moved, end, 1), (.ended, end, 1)])
  }

  private func touch(_ events: [(TouchEvent.Phase, CGPoint, Double)]) {
    for (phase, point, time) in events {
      let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: 1)
      UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
    }
    _ = CommitCycle.shared.frame
  }
}

extension CGRect {
  public var center: CGPoint { CGPoint(x: midX, y: midY) }
}
