/// Expects an expression that throws.
public func throwError<Out>() -> Matcher<Out> {
  Matcher { expression in
    let error = thrown(by: expression)
    return MatcherResult(
      bool: error != nil,
      message: .expectedCustomValueTo("throw any error", actual: error.map { "<\($0)>" } ?? "no error"))
  }
}

/// Expects an error with the same domain and code.
public func throwError<T: Error, Out>(_ error: T, closure: ((any Error) -> Void)? = nil) -> Matcher<Out> {
  throwing(ErrorGoal(error: error, closure: closure.map { closure in { closure($0) } }))
}

/// Expects an error that is equal.
public func throwError<T: Error & Equatable, Out>(_ error: T, closure: ((T) -> Void)? = nil) -> Matcher<Out> {
  throwing(ErrorGoal(error: error, closure: closure, isEqual: ErrorGoal<T>.isEqual))
}

/// Expects an error of the type.
public func throwError<T: Error, Out>(errorType: T.Type, closure: ((T) -> Void)? = nil) -> Matcher<Out> {
  throwing(ErrorGoal(type: errorType, closure: closure))
}

/// Expects an error for which no expectation in the closure fails.
public func throwError<Out>(closure: @escaping ((any Error) -> Void)) -> Matcher<Out> {
  Matcher { expression in
    let error = thrown(by: expression)
    let matches = error.map { error in gatherFailingExpectations { closure(error) }.isEmpty } ?? false
    return MatcherResult(
      bool: matches,
      message: .expectedCustomValueTo(
        "throw error that satisfies block", actual: error.map { "<\($0)>" } ?? "no error"))
  }
}

public func throwError<T: Error, Out>(closure: @escaping ((T) -> Void)) -> Matcher<Out> {
  throwing(ErrorGoal(closure: closure))
}

private func throwing<T: Error, Out>(_ goal: ErrorGoal<T>) -> Matcher<Out> {
  Matcher { expression in goal.result(for: thrown(by: expression)) }
}

private func thrown<Out>(by expression: Expression<Out>) -> (any Error)? {
  do {
    _ = try expression.evaluate()
    return nil
  } catch {
    return error
  }
}
