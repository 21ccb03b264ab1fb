extension SyncRequirement {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let outcome = Poll(.eventually, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let outcome = Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let outcome = Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let outcome = Poll(.never, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let outcome = Poll(.never, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let outcome = Poll(.always, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let outcome = Poll(.always, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }
}
