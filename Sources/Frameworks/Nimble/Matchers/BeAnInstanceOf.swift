import Foundation

/// Expects a value of exactly the type.
public func beAnInstanceOf<T, U>(_ expectedType: T.Type) -> Matcher<U> {
  instance(named: "\(String(describing: expectedType))") { type(of: $0) == expectedType }
}

public func beAnInstanceOf(_ expectedClass: AnyClass) -> Matcher<NSObject> {
  instance(named: "\(String(describing: expectedClass))") { type(of: $0) == expectedClass }
}

private func instance<U>(named name: String, _ isInstance: @escaping (Any) -> Bool) -> Matcher<U> {
  Matcher.define { expression in
    let goal = "be an instance of \(name)"
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: .expectedCustomValueTo(goal, actual: "<nil>"))
    }
    return MatcherResult(
      bool: isInstance(actual),
      message: .expectedCustomValueTo(goal, actual: "<\(String(describing: type(of: actual))) instance>"))
  }
}
