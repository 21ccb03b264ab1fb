/// What can be looked at again and again.
protocol Polled<Value> {
  associatedtype Value

  func look(_ evaluation: Evaluation, _ matcher: some AsyncableMatcher<Value>) async -> Outcome<Value>
}

extension SyncExpectation: Polled {
  func look(_ evaluation: Evaluation, _ matcher: some AsyncableMatcher<Value>) async -> Outcome<Value> {
    await evaluation.look(at: expression, matcher)
  }
}

extension SyncRequirement: Polled {
  func look(_ evaluation: Evaluation, _ matcher: some AsyncableMatcher<Value>) async -> Outcome<Value> {
    await evaluation.look(at: expression, matcher)
  }
}

extension AsyncExpectation: Polled {
  func look(_ evaluation: Evaluation, _ matcher: some AsyncableMatcher<Value>) async -> Outcome<Value> {
    await evaluation.run(expression.withoutCaching().withCaching(), matcher)
  }
}

extension AsyncRequirement: Polled {
  func look(_ evaluation: Evaluation, _ matcher: some AsyncableMatcher<Value>) async -> Outcome<Value> {
    await evaluation.run(expression.withoutCaching().withCaching(), matcher)
  }
}

extension Evaluation {
  /// An expression that does not wait is evaluated on the main actor, of which it may be, whatever the test runs on.
  fileprivate func look<Value>(
    at expression: Expression<Value>, _ matcher: some AsyncableMatcher<Value>
  ) async -> Outcome<Value> {
    let fresh = expression.withoutCaching().withCaching()
    guard let matcher = matcher as? Matcher<Value> else { return await run(fresh.toAsyncExpression(), matcher) }
    return await lookOnMainActor(at: fresh, matcher)
  }

  @MainActor private func lookOnMainActor<Value>(
    at expression: Expression<Value>, _ matcher: Matcher<Value>
  ) async -> Outcome<Value> {
    run(expression, matcher)
  }
}
