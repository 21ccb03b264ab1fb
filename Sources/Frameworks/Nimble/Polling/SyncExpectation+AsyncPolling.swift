extension SyncExpectation {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.eventually, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.eventually, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await poll(.always, matcher, until, pollInterval, description)
  }

  private func poll(
    _ kind: Poll.Kind, _ matcher: Matcher<Value>, _ timeout: NimbleTimeInterval, _ pollInterval: NimbleTimeInterval,
    _ description: String?
  ) async -> Self {
    let poll = Poll(kind, timeout: timeout, pollInterval: pollInterval)
    let outcome = await poll.runOnMainActor(expression, matcher, description: description)
    return verify(outcome.passed, outcome.message)
  }

  private func poll(
    _ kind: Poll.Kind, _ matcher: AsyncMatcher<Value>, _ timeout: NimbleTimeInterval,
    _ pollInterval: NimbleTimeInterval,
    _ description: String?
  ) async -> Self {
    let poll = Poll(kind, timeout: timeout, pollInterval: pollInterval)
    let outcome = await poll.run(expression.toAsyncExpression(), matcher, description: description)
    return verify(outcome.passed, outcome.message)
  }

}
