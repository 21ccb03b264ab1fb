/// Expects a value of the type, of a subclass, or of a type that conforms.
public func beAKindOf<T, U>(_ expectedType: T.Type) -> Matcher<U> {
  Matcher.define { expression in
    let goal = "be a kind of \(String(describing: expectedType))"
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: .expectedCustomValueTo(goal, actual: "<nil>"))
    }
    return MatcherResult(
      bool: actual is T,
      message: .expectedCustomValueTo(goal, actual: "<\(className(of: actual)) instance>"))
  }
}
