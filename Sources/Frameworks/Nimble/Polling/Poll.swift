/// One expectation of how a value develops.
struct Poll {
  enum Kind {
    case eventually, eventuallyNot, never, always
  }

  private let kind: Kind
  private let timeout: NimbleTimeInterval
  private let pollInterval: NimbleTimeInterval

  init(_ kind: Kind, timeout: NimbleTimeInterval, pollInterval: NimbleTimeInterval) {
    self.kind = kind
    self.timeout = timeout
    self.pollInterval = pollInterval
  }

  private var evaluation: (style: ExpectationStyle, to: String) {
    switch kind {
    case .eventually: (.toMatch, "to eventually")
    case .eventuallyNot: (.toNotMatch, "to eventually not")
    case .never: (.toNotMatch, "to never")
    case .always: (.toMatch, "to always")
    }
  }

  private var method: String {
    switch kind {
    case .eventually: "toEventually"
    case .eventuallyNot: "toEventuallyNot"
    case .never: "toNever"
    case .always: "toAlways"
    }
  }

  /// Whether nothing can change the outcome any more.
  private func isFinal<Value>(_ outcome: Outcome<Value>) -> Bool {
    guard let result = outcome.result else { return true }
    switch kind {
    case .eventually, .eventuallyNot: return outcome.passed
    case .never: return result.status == .matches
    case .always: return result.status != .matches
    }
  }

  /// A value that is nil all the time never matches, although no matcher matches its opposite.
  private func judged<Value>(_ outcome: Outcome<Value>) -> Outcome<Value> {
    guard kind == .never, outcome.result?.status == .fail else { return outcome }
    return Outcome(passed: true, message: outcome.message, value: outcome.value, result: outcome.result)
  }

  func run<Value>(
    _ expression: Expression<Value>, _ matcher: Matcher<Value>, description: String?
  ) -> Outcome<Value> {
    let manager = RunLoopManager(name: "expect(...).\(method)(...)", location: expression.location)
    var outcome = Outcome<Value>(passed: false, message: FailureMessage(), value: nil, result: nil)
    let nesting = manager.run {
      let evaluation = Evaluation(evaluation.style, to: evaluation.to, description: description)
      // The message shows the value that was looked at, also when it changes all the time.
      func look() -> Outcome<Value> { evaluation.run(expression.withoutCaching().withCaching(), matcher) }
      outcome = look()
      if isFinal(outcome) { return }
      RunLoopWait(timeout: timeout.timeInterval, interval: pollInterval.timeInterval).run {
        outcome = look()
        return isFinal(outcome)
      }
    }
    guard let nesting else { return judged(outcome) }
    return Outcome(passed: false, message: FailureMessage(stringValue: nesting), value: nil, result: nil)
  }

  func run<Looked, Value>(
    _ looked: Looked, _ matcher: some AsyncableMatcher<Value>, _ description: String?
  ) async -> Outcome<Value> {
    guard let polled = looked as? any Polled<Value> else {
      fatalError("\(Looked.self) is no expectation or requirement of Nimble's, and cannot be polled")
    }
    let evaluation = Evaluation(evaluation.style, to: evaluation.to, description: description)
    var turns = RunLoopTurns(timeout: timeout.timeInterval, interval: pollInterval.timeInterval)
    while true {
      let outcome = await polled.look(evaluation, matcher)
      if isFinal(outcome) { return judged(outcome) }
      guard await turns.next() else { return judged(outcome) }
    }
  }
}
