/// Sending messages later, and on other threads, as in
/// [NSObject](https://developer.apple.com/documentation/objectivec/nsobject-swift.class).
extension NSObjectProtocol {
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    perform(selector, with: argument, afterDelay: delay, inModes: [.default])
  }

  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforms.add(selector, to: self, argument: argument, after: delay, in: modes)
  }

  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    let message = Message(target: self, selector: selector, argument: argument)
    switch (wait, MainQueue.isCurrent) {
    case (true, true): message.send()
    case (true, false): DispatchQueue.main.sync { message.send() }
    case (false, _): DispatchQueue.main.async { message.send() }
    }
  }

  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let message = Message(target: self, selector: selector, argument: argument)
    Thread.detachNewThread { message.send() }
  }

  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerforms.cancel(target: target as AnyObject)
  }

  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedPerforms.cancel(target: target as AnyObject, selector: selector, argument: argument)
  }
}

/// Tells whether the main queue is where the program is, which need not be the first thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
