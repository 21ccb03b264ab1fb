extension AsyncRequirement {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.eventually, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.eventually, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(.always, matcher, until, pollInterval, description)
  }

  private func poll(
    _ kind: Poll.Kind, _ matcher: some AsyncableMatcher<Value>, _ timeout: NimbleTimeInterval,
    _ pollInterval: NimbleTimeInterval,
    _ description: String?
  ) async throws -> Value {
    let poll = Poll(kind, timeout: timeout, pollInterval: pollInterval)
    let outcome = await poll.run(expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

}
