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
