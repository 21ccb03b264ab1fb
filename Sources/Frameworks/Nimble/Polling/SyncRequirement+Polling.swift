extension SyncRequirement {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    try poll(.eventually, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    try poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    try poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    try poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    try poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    try poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    try poll(.always, matcher, until, pollInterval, description)
  }

  private func poll(
    _ kind: Poll.Kind, _ matcher: Matcher<Value>, _ timeout: NimbleTimeInterval, _ pollInterval: NimbleTimeInterval,
    _ description: String?
  ) throws -> Value {
    let poll = Poll(kind, timeout: timeout, pollInterval: pollInterval)
    let outcome = poll.run(expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

}
