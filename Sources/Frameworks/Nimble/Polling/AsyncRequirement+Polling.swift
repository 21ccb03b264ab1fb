extension AsyncRequirement {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.eventually, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.never, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.never, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.always, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.always, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.eventually, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.eventuallyNot, timeout: timeout, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNever(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.never, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func neverTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.never, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toAlways(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.always, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async throws -> Value {
    let outcome = await Poll(.always, timeout: until, pollInterval: pollInterval).run(
      expression, matcher, description: description)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }
}
