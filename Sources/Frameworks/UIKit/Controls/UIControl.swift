import WindfallCore

/// See [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
@preconcurrency @MainActor open class UIControl: UIView {
  /// How far outside the control a finger may stray and still count as inside.
  private static let dragSlop: CGFloat = 70

  private var registrations: [ControlRegistration] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  open var isEnabled = true { didSet { if isEnabled != oldValue { elementDidChange() } } }

  open var isSelected = false { didSet { if isSelected != oldValue { elementDidChange() } } }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Called with every change of the state; a highlight does not show in the element.
  func stateDidChange() {}

  private func elementDidChange() {
    setNeedsPublish()
    stateDidChange()
  }

  // MARK: - Targets and actions

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let isKnown = registrations.contains {
      $0.isTarget(object) && $0.selector == action && $0.events == controlEvents
    }
    if !isKnown { registrations.append(ControlRegistration(target: object, selector: action, events: controlEvents)) }
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices where registrations[index].selector != nil {
      guard object == nil || registrations[index].isTarget(object) else { continue }
      guard action == nil || registrations[index].selector == action else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// An action with the identifier of an earlier one for the same events takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].action?.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations where !stop {
      let pair = registration.selector.map { (registration.target as Any?, $0) }
      iterator(registration.action, pair, registration.events, &stop)
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.filter { $0.selector != nil }.map {
        guard let target = $0.target else { return AnyHashable(NSNull()) }
        return (target as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.filter { $0.isTarget(object) && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  func send(_ controlEvents: Event, event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      if let action = registration.action {
        sendAction(action)
      } else if let selector = registration.selector, !registration.isTargetGone {
        sendAction(selector, to: registration.target, for: event)
      }
    }
  }

  /// What a press of the control means besides `touchUpInside`.
  func didTouchUpInside(event: UIEvent?) { send([.touchUpInside, .primaryActionTriggered], event: event) }

  // MARK: - Tracking

  open private(set) var isTracking = false

  open private(set) var isTouchInside = false

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isInside(touch)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside { didTouchUpInside(event: event) } else { send(.touchUpOutside, event: event) }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event: event)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.dragSlop, dy: -UIControl.dragSlop).contains(touch.location(in: self))
  }

  // MARK: - Publishing

  @_spi(Windfall) open override var elementStates: ElementStates {
    var states = super.elementStates
    if !isEnabled { states.remove(.enabled) }
    if isSelected { states.insert(.selected) }
    return states
  }
}
