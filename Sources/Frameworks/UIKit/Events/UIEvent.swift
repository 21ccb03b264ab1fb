/// See [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// See [UIEvent.EventType](https://developer.apple.com/documentation/uikit/uievent/eventtype).
  public enum EventType: Int, Sendable {
    case touches = 0
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
