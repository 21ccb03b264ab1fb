/// A predicate made ready to be evaluated many times: its regular expressions and folded texts are made once.
public final class CompiledPredicate: @unchecked Sendable {
  private indirect enum Node {
    case constant(Bool)
    case comparison(CompiledComparison)
    case and([Node])
    case or([Node])
    case not(Node)
  }

  private let root: Node
  private let isNilUnknown: Bool

  /// Throws for a regular expression that is none. Databases do not know whether nil is like something; then neither
  /// does `NOT`, and what is unknown does not hold.
  public init(_ expression: PredicateCondition, isNilUnknown: Bool = false) throws {
    self.isNilUnknown = isNilUnknown
    root = try Self.compile(expression)
  }

  private static func compile(_ expression: PredicateCondition) throws -> Node {
    switch expression {
    case .constant(let value): .constant(value)
    case .comparison(let comparison): .comparison(try CompiledComparison(comparison))
    case .and(let parts): .and(try parts.map(compile))
    case .or(let parts): .or(try parts.map(compile))
    case .not(let part): .not(try compile(part))
    }
  }

  /// Whether the predicate holds; throws when it asks for keys that the subject does not have, or compares what cannot be.
  public func evaluate(with subject: some PredicateSubject, variables: [String: PredicateValue] = [:]) throws -> Bool {
    try truth(root, subject, PredicateScope(variables: variables, isNilUnknown: isNilUnknown)) == true
  }

  /// Nil where it is not known.
  func truth(for subject: some PredicateSubject, in scope: PredicateScope) throws -> Bool? {
    try truth(root, subject, scope)
  }

  private func truth(_ node: Node, _ subject: some PredicateSubject, _ scope: PredicateScope) throws -> Bool? {
    switch node {
    case .constant(let value): return value
    case .comparison(let comparison): return try comparison.truth(for: subject, in: scope)
    case .and(let parts):
      var result: Bool? = true
      for part in parts {
        let value = try truth(part, subject, scope)
        if value == false { return false }
        if value == nil { result = nil }
      }
      return result
    case .or(let parts):
      var result: Bool? = false
      for part in parts {
        let value = try truth(part, subject, scope)
        if value == true { return true }
        if value == nil { result = nil }
      }
      return result
    case .not(let part): return try truth(part, subject, scope).map { !$0 }
    }
  }
}
