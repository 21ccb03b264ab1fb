/// Why a predicate cannot be read or evaluated.
public enum PredicateProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position counts characters from 0.
  case invalidFormat(String, position: Int, problem: String)
  case unknownKey(String, of: String)
  case unknownMessage(String, of: String)
  case notComparable(String, String)
  case notACollection(String)
  case notANumber(String)
  case notAText(String)
  /// A variable that nothing was given for.
  case unknownVariable(String)
  case invalidRegularExpression(String)
  case unsupportedArgument(String)
  /// What the predicate is evaluated with is not there, as an element that is not on the screen.
  case subjectMissing(String)

  public var description: String {
    switch self {
    case .invalidFormat(let format, let position, let problem):
      "Unable to parse the format string \"\(format)\": \(problem) at position \(position)"
    case .unknownKey(let key, let owner): "\(owner) has no value for the key \"\(key)\""
    case .unknownMessage(let selector, let owner): "\(owner) has no method \(selector)"
    case .notComparable(let left, let right): "cannot tell which is greater, \(left) or \(right)"
    case .notACollection(let value): "Can't use in/contains operator with collection \(value) (not a collection)"
    case .notANumber(let value): "cannot reckon with \(value), which is not a number"
    case .notAText(let value): "\(value) is not a text"
    case .unknownVariable(let name): "there is no value for the variable $\(name)"
    case .invalidRegularExpression(let pattern): "\"\(pattern)\" is not a regular expression"
    case .unsupportedArgument(let type): "an argument of type \(type) is not supported"
    case .subjectMissing(let subject): "\(subject) is not there"
    }
  }
}
