extension NimbleRequirement {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.eventually, timeout: timeout, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.never, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.never, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.always, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.always, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.eventually, timeout: timeout, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.never, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.never, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.always, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    try await poll(Poll(.always, timeout: until, pollInterval: pollInterval), matcher, description)
  }

  private func poll(_ poll: Poll, _ matcher: some AsyncableMatcher<Value>, _ description: String?) async throws -> Value
  {
    let outcome = await poll.run(self, matcher, description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }
}
