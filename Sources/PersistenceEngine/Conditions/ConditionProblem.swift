/// Why a store refuses a condition or an order: what Apple's store says when it does.
public enum ConditionProblem: Error, Hashable, Sendable {
  case unknownKeyPath(String, entity: String)
  /// A relationship to many without `ANY` or a function.
  case toManyKey
  /// Two relationships to many in one key path.
  case multipleToManyKeys
  case unsupportedPredicate(String)
  case unsupportedFunction(String)
  /// `@count` and the like where there may be none.
  case collectionOperator(String)
  /// Values of kinds that cannot be compared.
  case incomparable(String)
}

extension ConditionProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownKeyPath(let keyPath, let entity): "keypath \(keyPath) not found in entity \(entity)"
    case .toManyKey: "to-many key not allowed here"
    case .multipleToManyKeys: "multiple to-many keys not allowed here"
    case .unsupportedPredicate(let predicate): "Unsupported predicate \(predicate)"
    case .unsupportedFunction(let function): "Unsupported function expression \(function)"
    case .collectionOperator(let keyPath):
      "Keypath containing KVC aggregate where there shouldn't be one; failed to handle \(keyPath)"
    case .incomparable(let predicate): "unable to compare the values of \(predicate)"
    }
  }
}
