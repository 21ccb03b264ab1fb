/// See [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink). A timer of the run loop, in
/// real time.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private var selector: Selector?
  private var timer: Timer?
  private var modes: [(RunLoop, RunLoop.Mode)] = []

  open private(set) var timestamp: CFTimeInterval = 0
  open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }

  /// 0 for as many as the screen has, which is 60.
  open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { restart() } } }

  /// Calls nobody.
  public override init() { super.init() }

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  open var duration: CFTimeInterval { 1 / 60 }

  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  private var interval: TimeInterval { preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 1 / 60 }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.append((runloop, mode))
    restart()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0.0 === runloop && $0.1 == mode }
    restart()
  }

  open func invalidate() {
    modes = []
    timer?.invalidate()
    timer = nil
  }

  private func restart() {
    timer?.invalidate()
    timer = nil
    guard !isPaused, !modes.isEmpty else { return }
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    for (runLoop, mode) in modes { runLoop.add(timer, forMode: mode) }
    self.timer = timer
  }

  private func fire() {
    timestamp = CACurrentMediaTime()
    guard let target, let selector else { return }
    _ = MethodTable.invoke(target: target, selector: selector, arguments: [self])
  }
}

/// See [CFTimeInterval](https://developer.apple.com/documentation/corefoundation/cftimeinterval).
public typealias CFTimeInterval = Double

/// See [CACurrentMediaTime()](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()).
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
