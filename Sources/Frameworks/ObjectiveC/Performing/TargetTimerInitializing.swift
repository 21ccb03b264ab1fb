/// Gives [Timer](https://developer.apple.com/documentation/foundation/timer) the initialisers that take a target.
///
/// An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
public protocol TargetTimerInitializing {}

extension Timer: TargetTimerInitializing {}

extension TargetTimerInitializing where Self: Timer {
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let date = Date(timeIntervalSinceNow: interval)
    self.init(
      fireAt: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
  }

  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { ($0 as? TargetTimer)?.perform() }
    timer.message = (target as AnyObject, selector, userInfo)
    timer.isOnce = !repeats
    guard let timer = timer as? Self else { fatalError("\(Self.self) cannot be made with a target") }
    self = timer
  }
}

extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that sends a message to its target, which it keeps alive until it is invalid.
private final class TargetTimer: Timer {
  var message: (target: AnyObject, selector: Selector, userInfo: Any?)?
  var isOnce = false

  override var userInfo: Any? { message?.userInfo }

  func perform() {
    guard let message else { return }
    _ = MethodTable.invoke(target: message.target, selector: message.selector, arguments: [self])
    if isOnce { self.message = nil }
  }

  override func invalidate() {
    super.invalidate()
    message = nil
  }
}
