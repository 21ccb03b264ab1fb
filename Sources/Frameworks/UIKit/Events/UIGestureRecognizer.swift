/// See [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// See [UIGestureRecognizer.State](https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum).
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  private struct Receiver {
    weak var target: AnyObject?
    let action: Selector
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  /// Views are told of touches at once, whatever these say.
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// All touches are those of fingers.
  open var requiresExclusiveTouchType = true
  open var name: String?
  open var isEnabled = true { didSet { if !isEnabled { stop() } } }

  private var receivers: [Receiver] = []
  private final var handlers: [@MainActor () -> Void] = []
  private var storedState = State.possible
  /// Recognised, but waiting for others to fail.
  private var waitingState: State?
  private var failureRequirements: [UIGestureRecognizer] = []
  /// In the order in which they came down.
  private(set) var trackedTouches: [UITouch] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !receivers.contains(where: { $0.target === target && $0.action == action }) else { return }
    receivers.append(Receiver(target: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    receivers.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
  }

  /// Calls a closure where others have a target and an action.
  @_spi(Windfall) public final func addHandler(_ handler: @escaping @MainActor () -> Void) { handlers.append(handler) }

  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  open var numberOfTouches: Int { trackedTouches.count }

  open func location(in view: UIView?) -> CGPoint {
    guard !trackedTouches.isEmpty else { return .zero }
    let points = trackedTouches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    trackedTouches[touchIndex].location(in: view)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
  }

  // MARK: - For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func ignore(_ touch: UITouch, for event: UIEvent) { trackedTouches.removeAll { $0 === touch } }

  // MARK: - Touch delivery

  func accepts(_ touch: UITouch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  func receive(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
    if phase == .began {
      guard waitingState == nil else { return }
      trackedTouches.removeAll { $0.phase == .ended }
      trackedTouches.append(contentsOf: touches.ordered)
    }
    let own = touches.filter { touch in trackedTouches.contains { $0 === touch } }
    guard !own.isEmpty, isLive else { return }
    switch phase {
    case .began: touchesBegan(own, with: event)
    case .moved, .stationary: touchesMoved(own, with: event)
    case .ended: touchesEnded(own, with: event)
    case .cancelled: touchesCancelled(own, with: event)
    // A pointer that hovers touches nothing.
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Called after the touches of an event went to all recognisers and views.
  func forget(_ touches: Set<UITouch>) {
    guard !trackedTouches.isEmpty, waitingState == nil, !isWaitingForMoreTouches else { return }
    trackedTouches.removeAll { touches.contains($0) }
    if trackedTouches.isEmpty { finish() }
  }

  /// A gesture of several strokes is not over when all fingers are up.
  var isWaitingForMoreTouches: Bool { false }

  /// Others wait for this recogniser to fail.
  var isRequiredToFail: Bool {
    trackedTouches.first?.gestureRecognizers?.contains { $0 !== self && $0.waits(for: self) } ?? false
  }

  // MARK: - States

  private var isLive: Bool {
    switch storedState {
    case .possible, .began, .changed: waitingState == nil
    case .ended, .cancelled, .failed: false
    }
  }

  private var isActive: Bool { storedState == .began || storedState == .changed }

  private var rivals: [UIGestureRecognizer] {
    var rivals: [UIGestureRecognizer] = []
    for recognizer in trackedTouches.flatMap({ $0.gestureRecognizers ?? [] })
    where recognizer !== self && !rivals.contains(where: { $0 === recognizer }) {
      rivals.append(recognizer)
    }
    return rivals
  }

  private func change(to new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended): recognize(as: new)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      storedState = new
      sendActions()
    case (.began, .failed), (.changed, .failed):
      storedState = .cancelled
      sendActions()
    case (.possible, .failed), (.possible, .cancelled): fail()
    default: break
    }
  }

  private func recognize(as new: State) {
    guard mayBegin else { return fail() }
    if rivals.contains(where: { waits(for: $0) && $0.storedState == .possible && !$0.trackedTouches.isEmpty }) {
      waitingState = new
      return
    }
    guard !rivals.contains(where: { $0.hasBegun && excludes($0) && canBePrevented(by: $0) && $0.canPrevent(self) })
    else { return fail() }
    waitingState = nil
    storedState = new
    let others = rivals
    for rival in others where rival.storedState == .possible && excludes(rival) {
      if canPrevent(rival), rival.canBePrevented(by: self) { rival.fail() }
    }
    for rival in others where rival.waits(for: self) { rival.fail() }
    if cancelsTouchesInView { takeTouchesFromViews() }
    sendActions()
  }

  private var hasBegun: Bool { isActive || storedState == .ended }

  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var current = trackedTouches.first?.view ?? view
    while let asked = current {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      if asked === view { return true }
      current = asked.superview
    }
    return true
  }

  private func excludes(_ other: UIGestureRecognizer) -> Bool {
    let isAllowed =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !isAllowed
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func fail() {
    guard storedState == .possible else { return }
    let isOver = waitingState != nil || isWaitingForMoreTouches || trackedTouches.isEmpty
    storedState = .failed
    waitingState = nil
    for rival in rivals where rival.waits(for: self) { rival.requirementDidFail() }
    guard isOver else { return }
    trackedTouches = []
    finish()
  }

  private func requirementDidFail() {
    guard let waiting = waitingState else { return }
    waitingState = nil
    recognize(as: waiting)
    guard waitingState == nil, trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
    trackedTouches = []
    finish()
  }

  private func finish() {
    if isActive {
      storedState = .cancelled
      sendActions()
    }
    storedState = .possible
    waitingState = nil
    reset()
  }

  /// Ends at once, as when the recogniser is disabled or removed.
  func stop() {
    if isActive {
      storedState = .cancelled
      sendActions()
    } else {
      fail()
    }
    trackedTouches = []
    finish()
  }

  private func takeTouchesFromViews() {
    for touch in trackedTouches where !touch.isTakenFromView {
      touch.isTakenFromView = true
      let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  private func sendActions() {
    for receiver in receivers {
      guard let target = receiver.target else { continue }
      _ = MethodTable.invoke(target: target, selector: receiver.action, arguments: [self])
    }
    for handler in handlers { handler() }
  }
}
