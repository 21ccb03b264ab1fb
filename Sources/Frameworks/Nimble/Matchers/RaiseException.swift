public import FoundationOverlay

/// Expects an exception with this name, reason and information, where they are given, for which no expectation in the
/// closure fails.
public func raiseException<Out>(
  named: NSExceptionName? = nil, reason: String? = nil, userInfo: NSDictionary? = nil,
  closure: ((NSException) -> Void)? = nil
) -> Matcher<Out> {
  raiseException(named: named?.rawValue, reason: reason, userInfo: userInfo, closure: closure)
}

public func raiseException<Out>(
  named: String?, reason: String? = nil, userInfo: NSDictionary? = nil, closure: ((NSException) -> Void)? = nil
) -> Matcher<Out> {
  let goal = ExceptionGoal(name: named, reason: reason, userInfo: userInfo, closure: closure)
  return Matcher { expression in
    var raised: NSException?
    var thrown: (any Error)?
    NMBExceptionCapture(handler: { raised = $0 }, finally: nil).tryBlock {
      do { _ = try expression.evaluate() } catch { thrown = error }
    }
    if let thrown {
      return MatcherResult(status: .fail, message: .fail("unexpected error thrown: <\(thrown)>"))
    }
    return MatcherResult(bool: goal.isReached(by: raised), message: goal.message(for: raised))
  }
}

/// What a matcher expects of an exception.
private struct ExceptionGoal {
  let name: String?
  let reason: String?
  let userInfo: NSDictionary?
  let closure: ((NSException) -> Void)?

  func isReached(by exception: NSException?) -> Bool {
    guard let exception else { return false }
    // The closure hears of every exception, also of one that is not the right one.
    let isSatisfying = closure.map { closure in gatherFailingExpectations { closure(exception) }.isEmpty } ?? true
    if let name, exception.name.rawValue != name { return false }
    if let reason, exception.reason != reason { return false }
    if let userInfo, let actual = exception.userInfo, !userInfo.isEqual(NSDictionary(dictionary: actual)) {
      return false
    }
    return isSatisfying
  }

  func message(for exception: NSException?) -> ExpectationMessage {
    var parts: [String] = []
    if let name { parts.append("with name <\(name)>") }
    if let reason { parts.append("with reason <\(reason)>") }
    if let userInfo { parts.append("with userInfo <\(userInfo)>") }
    if closure != nil { parts.append("that satisfies block") }
    let goal = parts.isEmpty ? "raise any exception" : "raise exception " + parts.joined(separator: " ")
    let actual = exception.map { exception in
      "\(String(describing: type(of: exception))) { name=NSExceptionName(_rawValue: \(exception.name.rawValue)), reason='\(stringify(exception.reason))', "
        + "userInfo=\(stringify(exception.userInfo)) }"
    }
    return .expectedCustomValueTo(goal, actual: actual ?? "no exception")
  }
}
