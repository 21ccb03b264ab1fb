/// Expects a closure that says that it has succeeded.
public func succeed() -> Matcher<ToSucceedResult> {
  Matcher.define { expression in
    switch try expression.evaluate() {
    case .succeeded?:
      return MatcherResult(bool: true, message: .expectedCustomValueTo("succeed", actual: "<succeeded>"))
    case .failed(let reason)?:
      return MatcherResult(
        bool: false, message: .expectedCustomValueTo("succeed", actual: "<failed> because <\(reason)>"))
    case nil:
      return MatcherResult(status: .fail, message: .fail("expected a ToSucceedResult, got <nil>"))
    }
  }
}

/// What the closure of an expectation with `succeed` returns.
public enum ToSucceedResult: Sendable {
  case succeeded
  case failed(reason: String)
}
