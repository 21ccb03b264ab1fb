/// What a control does on some of its events.
struct ControlRegistration {
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let selector: Selector?
  let action: UIAction?
  var events: UIControl.Event

  init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
    self.target = target
    hasTarget = target != nil
    self.selector = selector
    action = nil
    self.events = events
  }

  init(action: UIAction, events: UIControl.Event) {
    hasTarget = false
    selector = nil
    self.action = action
    self.events = events
  }

  /// The target was let go, which must not send its action up the responder chain.
  var isTargetGone: Bool { hasTarget && target == nil }

  func isTarget(_ object: AnyObject?) -> Bool { selector != nil && !isTargetGone && target === object }
}
