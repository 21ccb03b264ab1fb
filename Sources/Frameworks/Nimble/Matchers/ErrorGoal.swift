import Foundation

/// What a matcher expects of an error.
struct ErrorGoal<Wanted: Error> {
  var verb = "throw"
  var error: Wanted?
  var type: Wanted.Type?
  var closure: ((Wanted) -> Void)?
  /// How the wanted error is compared; by domain and code if nothing else is said.
  var isEqual: (any Error, Wanted) -> Bool = { actual, wanted in
    actual._domain == wanted._domain && actual._code == wanted._code
  }

  func message(for actual: (any Error)?) -> ExpectationMessage {
    var goal = "\(verb) any error"
    if error != nil || type != nil || closure != nil {
      goal = "\(verb) error"
      if let error { goal += " <\(error)>" } else { goal += " from type <\(Wanted.self)>" }
      if closure != nil { goal += " that satisfies block" }
    }
    return .expectedCustomValueTo(goal, actual: actual.map { "<\($0)>" } ?? "no error")
  }

  /// Whether the error is the wanted one, and no expectation in the closure fails for it.
  func isReached(by actual: (any Error)?) -> Bool {
    guard let actual else { return false }
    if let error, !isEqual(actual, error) { return false }
    guard let wanted = actual as? Wanted else { return type == nil && closure == nil }
    guard let closure else { return true }
    return gatherFailingExpectations { closure(wanted) }.isEmpty
  }

  func result(for actual: (any Error)?) -> MatcherResult {
    MatcherResult(bool: isReached(by: actual), message: message(for: actual))
  }
}

extension ErrorGoal where Wanted: Equatable {
  static func isEqual(_ actual: any Error, _ wanted: Wanted) -> Bool { actual as? Wanted == wanted }
}
