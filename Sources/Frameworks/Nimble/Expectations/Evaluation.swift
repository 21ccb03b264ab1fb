/// One matcher applied to one expression.
struct Evaluation {
  private let style: ExpectationStyle
  private let to: String
  private let description: String?

  /// The words between "expected" and what the matcher says.
  init(_ style: ExpectationStyle, to: String, description: String?) {
    self.style = style
    self.to = to
    self.description = description
  }

  func run<Value>(_ expression: Expression<Value>, _ matcher: Matcher<Value>) -> Outcome<Value> {
    do {
      let result = try matcher.satisfies(expression)
      let message = message(of: result)
      if message.actualValue == "" { message.actualValue = "<\(stringify(try expression.evaluate()))>" }
      let passed = result.toBoolean(expectation: style)
      return Outcome(passed: passed, message: message, value: try? expression.evaluate(), result: result)
    } catch {
      return Outcome(passed: false, message: self.message(of: error), value: nil, result: nil)
    }
  }

  func run<Value, Asked: AsyncableMatcher<Value>>(
    _ expression: AsyncExpression<Value>, _ matcher: Asked
  ) async -> Outcome<Value> {
    do {
      let result = try await matcher.satisfies(expression)
      let message = message(of: result)
      if message.actualValue == "" { message.actualValue = "<\(stringify(try await expression.evaluate()))>" }
      let passed = result.toBoolean(expectation: style)
      let value = passed ? try? await expression.evaluate() : nil
      return Outcome(passed: passed, message: message, value: value, result: result)
    } catch {
      return Outcome(passed: false, message: self.message(of: error), value: nil, result: nil)
    }
  }

  private func message(of result: MatcherResult) -> FailureMessage {
    let message = FailureMessage()
    message.userDescription = description
    message.to = to
    result.message.update(failureMessage: message)
    return message
  }

  private func message(of error: any Error) -> FailureMessage {
    let message = FailureMessage()
    message.userDescription = description
    message.to = to
    message.stringValue = "unexpected error thrown: <\(error)>"
    return message
  }
}
