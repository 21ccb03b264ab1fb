import Foundation

/// Expects that the expression posts notifications that a matcher matches.
public func postNotifications<Out>(
  _ matcher: Matcher<[Notification]>, from center: NotificationCenter = .default
) -> Matcher<Out> {
  let collector = NotificationCollector(center: center)
  var hasEvaluated = false
  return Matcher { expression in
    // Once only: an expectation that polls waits for notifications, and does not post them again.
    if !hasEvaluated {
      hasEvaluated = true
      _ = try expression.evaluate()
    }
    let observed = collector.descriptions
    var result = try matcher.satisfies(
      Expression(
        memoizedExpression: { _ in collector.observed }, location: expression.location, withoutCaching: true))
    result.message = result.message.replacedExpectation { message in
      .expectedCustomValueTo(
        message.expectedMessage, actual: observed.isEmpty ? "no notifications" : "<\(stringify(observed))>")
    }
    return result
  }
}

/// Keeps the notifications that are posted from its creation on.
final class NotificationCollector: @unchecked Sendable {
  private let center: NotificationCenter
  private let lock = NSLock()
  private var stored: [(notification: Notification, text: String)] = []
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in self?.take($0) }
  }

  deinit {
    if let token { center.removeObserver(token) }
  }

  var observed: [Notification] { lock.withLock { stored.map(\.notification) } }

  /// The notifications as they looked when they were posted, on the thread that posted them.
  var descriptions: [String] { lock.withLock { stored.map(\.text) } }

  private func take(_ notification: Notification) {
    let text = stringify(notification)
    lock.withLock { stored.append((notification, text)) }
  }
}
