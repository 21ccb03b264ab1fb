import Synchronization

/// The messages that wait for their time, until they are sent or taken back.
enum DelayedPerforms {
  private struct Message: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  private static let waiting = Mutex<[Message]>([])

  static func add(
    _ selector: Selector, to target: AnyObject, argument: Any?, after delay: TimeInterval, in modes: [RunLoop.Mode]
  ) {
    let loop = RunLoop.current
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      guard let message = remove(timer) else { return }
      _ = MethodTable.invoke(target: message.target, selector: message.selector, arguments: [message.argument])
    }
    let message = Message(target: target, selector: selector, argument: argument, timer: timer)
    waiting.withLock { $0.append(message) }
    for mode in modes { loop.add(timer, forMode: mode) }
  }

  /// Takes back what waits for the target; with a selector only that with an equal argument, as on iOS.
  static func cancel(target: AnyObject, selector: Selector? = nil, argument: Any? = nil) {
    let isMeant: (Message) -> Bool = { message in
      guard message.target === target else { return false }
      guard let selector else { return true }
      return message.selector == selector && areEqual(message.argument, argument)
    }
    let messages = waiting.withLock { waiting in
      let found = waiting.filter(isMeant)
      waiting.removeAll(where: isMeant)
      return found
    }
    for message in messages { message.timer.invalidate() }
  }

  private static func remove(_ timer: Timer) -> Message? {
    waiting.withLock { waiting in
      waiting.firstIndex { $0.timer === timer }.map { waiting.remove(at: $0) }
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }
}
