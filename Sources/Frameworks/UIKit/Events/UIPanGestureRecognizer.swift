/// See [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private static let hysteresis: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var origin = CGPoint.zero
  private var lastLocation = CGPoint.zero
  private var lastTimestamp: TimeInterval = 0
  private var windowVelocity = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    let start = view?.convert(origin, from: nil) ?? origin
    let end = view?.convert(lastLocation, from: nil) ?? lastLocation
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: lastLocation.x - translation.x, y: lastLocation.y - translation.y)
  }

  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { windowVelocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches, state == .possible {
      state = .failed
      return
    }
    origin = location(in: nil)
    lastLocation = origin
    lastTimestamp = event.timestamp
    windowVelocity = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    if state == .possible {
      let moved = hypot(lastLocation.x - origin.x, lastLocation.y - origin.y)
      if moved >= UIPanGestureRecognizer.hysteresis { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    state = state == .possible ? .failed : .ended
  }

  private func follow(_ event: UIEvent) {
    let location = location(in: nil)
    let time = event.timestamp - lastTimestamp
    if time > 0 {
      windowVelocity = CGPoint(x: (location.x - lastLocation.x) / time, y: (location.y - lastLocation.y) / time)
    }
    lastLocation = location
    lastTimestamp = event.timestamp
  }
}

/// See [UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer).
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private static let reach: CGFloat = 20

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { !isAtEdge($0) }) {
      state = .failed
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (point, area) = (touch.location(in: window), window.bounds)
    let reach = UIScreenEdgePanGestureRecognizer.reach
    return edges.contains(.left) && point.x - area.minX <= reach
      || edges.contains(.right) && area.maxX - point.x <= reach
      || edges.contains(.top) && point.y - area.minY <= reach
      || edges.contains(.bottom) && area.maxY - point.y <= reach
  }

  /// A finger from the edge does not scroll, as long as it may be meant for this recogniser.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
  }
}
