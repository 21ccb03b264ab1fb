/// How the first two fingers of a gesture lie to each other on the screen.
struct FingerPair {
  let distance: CGFloat
  /// In radians, clockwise from the horizontal.
  let angle: CGFloat

  init(from first: CGPoint, to second: CGPoint) {
    distance = hypot(second.x - first.x, second.y - first.y)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// By how much the fingers have turned since, by the shorter way.
  func turn(to other: FingerPair) -> CGFloat {
    let turn = other.angle - angle
    return atan2(sin(turn), cos(turn))
  }
}

extension UIGestureRecognizer {
  /// Nil unless two fingers are down.
  var fingerPair: FingerPair? {
    let touches = trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard touches.count >= 2 else { return nil }
    return FingerPair(from: touches[0].windowLocation, to: touches[1].windowLocation)
  }

  /// Ends a gesture of two fingers when the last one lifts.
  func endWithLastFinger() {
    guard trackedTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
    state = state == .possible ? .failed : .ended
  }
}
