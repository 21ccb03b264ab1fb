/// See [UITouch](https://developer.apple.com/documentation/uikit/uitouch).
@preconcurrency @MainActor open class UITouch: NSObject {
  /// See [UITouch.Phase](https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum).
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// See [UITouch.TouchType](https://developer.apple.com/documentation/uikit/uitouch/touchtype).
  public enum TouchType: Int, Sendable {
    case direct
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open internal(set) var phase: Phase
  open internal(set) var timestamp: TimeInterval
  open internal(set) var tapCount: Int
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  open var type: TouchType { .direct }

  /// Orders touches; sets of them have no order of their own.
  let fingerID: Int
  /// When the finger came down.
  let beganTimestamp: TimeInterval
  /// In the window's coordinates.
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint
  let beganWindowLocation: CGPoint
  /// The view no longer gets this touch: a recogniser took it.
  var isTakenFromView = false

  /// A touch of no finger, which tests hand to a view's own methods.
  public override convenience init() {
    self.init(window: nil, view: nil, fingerID: 0, location: .zero, timestamp: 0, tapCount: 0)
  }

  init(
    window: UIWindow?, view: UIView?, fingerID: Int, location: CGPoint, timestamp: TimeInterval, tapCount: Int
  ) {
    self.fingerID = fingerID
    phase = .began
    self.timestamp = timestamp
    beganTimestamp = timestamp
    self.tapCount = tapCount
    self.window = window
    self.view = view
    windowLocation = location
    previousWindowLocation = location
    beganWindowLocation = location
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(windowLocation, from: nil) ?? windowLocation }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Nobody presses harder or less hard, as on a simulator.
  open var force: CGFloat { 0 }

  open var maximumPossibleForce: CGFloat { 0 }

  open var majorRadius: CGFloat { 20 }

  open var majorRadiusTolerance: CGFloat { 5 }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}
