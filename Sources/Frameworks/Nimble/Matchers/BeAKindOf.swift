import Foundation

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

/// Expects a value of exactly the type.
public func beAnInstanceOf<T, U>(_ expectedType: T.Type) -> Matcher<U> {
  instance(of: expectedType)
}

public func beAnInstanceOf(_ expectedClass: AnyClass) -> Matcher<NSObject> {
  instance(of: expectedClass)
}

private func instance<U>(of expected: Any.Type) -> Matcher<U> {
  Matcher.define { expression in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(
        status: .fail,
        message: .expectedCustomValueTo("be an instance of \(String(describing: expected))", actual: "<nil>"))
    }
    let isInstance = type(of: actual as Any) == expected
    // What has exactly this class was asked for by the class that it has on iOS.
    let name = isInstance ? className(of: actual) : String(describing: expected)
    return MatcherResult(
      bool: isInstance,
      message: .expectedCustomValueTo("be an instance of \(name)", actual: "<\(className(of: actual)) instance>"))
  }
}
