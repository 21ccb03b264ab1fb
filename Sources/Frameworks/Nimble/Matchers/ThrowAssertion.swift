/// Expects an expression that ends in a trap, as a failed precondition or a fatal error does.
///
/// The expression is evaluated on a thread of its own, which the trap stops for good: what it holds is never released.
public func throwAssertion<Out>() -> Matcher<Out> {
  Matcher { expression in
    let message = ExpectationMessage.expectedTo("throw an assertion")
    var thrown: (any Error)?
    let exception = catchBadInstruction {
      do { _ = try expression.evaluate() } catch { thrown = error }
    }
    if let thrown {
      return MatcherResult(bool: false, message: message.appended(message: "; threw error instead <\(thrown)>"))
    }
    return MatcherResult(bool: exception != nil, message: message)
  }
}

/// Runs a closure on a thread of its own; answers whether it ended in a trap.
public func catchBadInstruction(block: @escaping () -> Void) -> BadInstructionException? {
  TrapGuard.traps(block) ? BadInstructionException() : nil
}

/// Says that a closure ended in a trap.
public final class BadInstructionException {
  init() {}
}
