/// See [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// See [UIEvent.EventType](https://developer.apple.com/documentation/uikit/uievent/eventtype).
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case scroll = 10
    case hover = 11
    case transform = 14
    case presses = 3
  }

  open var type: EventType { .touches }
  open private(set) var timestamp: TimeInterval
  open private(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// An event without touches, as code makes it that sends actions by itself.
  public override convenience init() { self.init(touches: [], timestamp: 0) }

  open var subtype: EventSubtype { .none }

  /// Touches come without keys.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The touch alone: no two are delivered as one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }

  /// Empty: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }
}

extension UIEvent {
  /// See [UIEvent.EventSubtype](https://developer.apple.com/documentation/uikit/uievent/eventsubtype-swift.enum).
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }
}

/// See [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>
  private let press: UIPress
  /// No responder has kept the press for itself, so that it may type something.
  var isLeftToSystem = false

  init(_ press: UIPress) {
    self.press = press
    allPresses = [press]
    super.init(touches: [], timestamp: press.timestamp)
  }

  open override var type: UIEvent.EventType { .presses }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  /// Tells the responder what has become of the key.
  func deliver() {
    switch press.phase {
    case .began: press.responder?.pressesBegan(allPresses, with: self)
    case .changed, .stationary: press.responder?.pressesChanged(allPresses, with: self)
    case .ended: press.responder?.pressesEnded(allPresses, with: self)
    case .cancelled: press.responder?.pressesCancelled(allPresses, with: self)
    }
  }
}
