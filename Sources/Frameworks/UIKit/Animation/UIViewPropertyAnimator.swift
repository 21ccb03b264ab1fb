@_spi(Windfall) import FoundationOverlay

/// See [UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator).
///
/// Animations take no time: they apply when the animator starts or is paused, and its completions are called on a later
/// turn of the main queue. Of a fraction nothing is seen: views have the values of the end, which are their own on iOS.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var duration: TimeInterval
  /// Kept and given back; see the class.
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  private var isPaused = false
  private var fraction: CGFloat = 0

  private init(duration: TimeInterval, first: (@MainActor () -> Void)?) {
    self.duration = duration
    super.init()
    if let first { animations.append(first) }
  }

  public override convenience init() { self.init(duration: 0, first: nil) }

  @preconcurrency public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) { self.init(duration: duration, first: animations) }

  @preconcurrency public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) { self.init(duration: duration, first: animations) }

  @preconcurrency public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, first: nil)
    timingParameters = parameters
  }

  /// Kept and given back; see the class.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  @preconcurrency @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, first: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var isRunning: Bool { state == .active && !isPaused }

  /// It cannot be reversed: what the views had before is not known.
  open var isReversed: Bool {
    get { false }
    set { if newValue { windfallUnimplemented("UIViewPropertyAnimator.isReversed") } }
  }

  /// One that is not goes on when it is told to pause or to stop.
  open var isInterruptible = true

  open var pausesOnCompletion = false

  /// Kept and given back: nothing is touched while animations run, for they take no time.
  open var isUserInteractionEnabled = true

  /// Kept and given back: nothing is touched while animations run, for they take no time.
  open var isManualHitTestingEnabled = false

  /// Kept and given back; see the class.
  open var scrubsLinearly = true

  /// Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : fraction }
    set {
      guard state != .stopped, canInterrupt else { return }
      pauseAnimation()
      fraction = min(1, max(0, newValue))
    }
  }

  private var canInterrupt: Bool { isInterruptible || !isRunning }

  open func pauseAnimation() {
    guard state != .stopped, canInterrupt else { return }
    isPaused = true
    activate()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, isPaused else { return }
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  @preconcurrency open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// The delay is that of animations which take time.
  @preconcurrency open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  @preconcurrency open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive || state == .active && isPaused else { return }
    isPaused = false
    self.delay = delay
    activate()
    AnimationHold.callLater { self.finish(at: .end) }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    fraction = 0
    let started = animations
    animations = []
    for animation in started { animation() }
  }

  /// With `false` the animator waits for `finishAnimation(at:)`; the views stay as the animations left them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, canInterrupt else { return }
    state = withoutFinishing ? .inactive : .stopped
    isPaused = false
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    guard isRunning else { return }
    if pausesOnCompletion { (isPaused, fraction) = (true, 1) } else { end(at: position) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    isPaused = false
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}
