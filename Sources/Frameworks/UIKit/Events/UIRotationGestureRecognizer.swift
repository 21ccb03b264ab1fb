/// See [UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
///
/// The first two fingers count, others change nothing.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians.
  private static let hysteresis: CGFloat = .pi / 36

  private var start: FingerPair?
  private var last: FingerPair?
  private var lastTimestamp: TimeInterval = 0

  /// In radians, clockwise.
  open var rotation: CGFloat = 0
  /// In radians a second.
  open private(set) var velocity: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let pair = fingerPair else { return }
    (start, last) = (pair, pair)
    lastTimestamp = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let last, let pair = fingerPair, pair.angle != last.angle else { return }
    if state == .possible, abs(start.turn(to: pair)) < UIRotationGestureRecognizer.hysteresis { return }
    let turn = last.turn(to: pair)
    rotation += turn
    let time = event.timestamp - lastTimestamp
    if time > 0 { velocity = turn / time }
    self.last = pair
    lastTimestamp = event.timestamp
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endWithLastFinger() }

  open override func reset() {
    super.reset()
    (start, last) = (nil, nil)
    rotation = 0
    velocity = 0
  }
}

/// See [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
///
/// The first two fingers count, others change nothing.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers move apart, or together, before it is a pinch.
  private static let hysteresis: CGFloat = 8

  private var start: FingerPair?
  private var last: FingerPair?
  private var startScale: CGFloat = 1
  private var lastTimestamp: TimeInterval = 0

  open var scale: CGFloat = 1 {
    didSet {
      startScale = scale
      start = last
    }
  }

  /// In scale factors a second.
  open private(set) var velocity: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let pair = fingerPair else { return }
    (start, last) = (pair, pair)
    lastTimestamp = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let last, let pair = fingerPair, pair.distance != last.distance, start.distance > 0 else { return }
    if state == .possible, abs(pair.distance - start.distance) < UIPinchGestureRecognizer.hysteresis { return }
    let old = scale
    let origin = (start, startScale)
    self.last = pair
    scale = startScale * pair.distance / start.distance
    (self.start, startScale) = origin
    let time = event.timestamp - lastTimestamp
    if time > 0 { velocity = (scale - old) / time }
    lastTimestamp = event.timestamp
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endWithLastFinger() }

  open override func reset() {
    super.reset()
    (start, last) = (nil, nil)
    scale = 1
    velocity = 0
  }
}
