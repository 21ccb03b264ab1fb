/// A predicate made ready to be evaluated many times: its regular expressions and folded texts are made once.
public final class CompiledPredicate {
  private indirect enum Node {
    case constant(Bool)
    case comparison(CompiledComparison)
    case and([Node])
    case or([Node])
    case not(Node)
  }

  private let root: Node

  /// Throws for a regular expression that is none.
  public init(_ expression: PredicateCondition) throws { root = try Self.compile(expression) }

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
  public func evaluate(with subject: some PredicateSubject) throws -> Bool { try evaluate(root, subject) }

  private func evaluate(_ node: Node, _ subject: some PredicateSubject) throws -> Bool {
    switch node {
    case .constant(let value): return value
    case .comparison(let comparison): return try comparison.evaluate(with: subject)
    case .and(let parts):
      for part in parts where try !evaluate(part, subject) { return false }
      return true
    case .or(let parts):
      for part in parts where try evaluate(part, subject) { return true }
      return false
    case .not(let part): return try !evaluate(part, subject)
    }
  }
}
