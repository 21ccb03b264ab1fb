extension SyncExpectation {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(.eventually, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(.eventuallyNot, matcher, timeout, pollInterval, description)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(.never, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(.always, matcher, until, pollInterval, description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(.always, matcher, until, pollInterval, description)
  }

  private func poll(
    _ kind: Poll.Kind, _ matcher: Matcher<Value>, _ timeout: NimbleTimeInterval, _ pollInterval: NimbleTimeInterval,
    _ description: String?
  ) -> Self {
    let poll = Poll(kind, timeout: timeout, pollInterval: pollInterval)
    let outcome = poll.run(expression, matcher, description: description)
    return verify(outcome.passed, outcome.message)
  }

}
