/// One side of a comparison.
public indirect enum PredicateOperand: Hashable, Sendable {
  /// The four kinds of reckoning, and powers.
  public enum Arithmetic: UInt8, CaseIterable, Hashable, Sendable {
    case add, subtract, multiply, divide, power
  }

  case constant(PredicateConstant)
  /// The object that the predicate is evaluated with.
  case subject
  /// Keys joined by dots, operators such as `@count` among them.
  case keyPath([String])
  case arithmetic(Arithmetic, PredicateOperand, PredicateOperand)
  /// Values in braces.
  case list([PredicateOperand])
}

extension PredicateOperand {
  /// Reads one side of a comparison by itself; each `%@` and its like takes the next argument.
  public init(format: String, arguments: [PredicateConstant] = []) throws {
    var parser = try PredicateParser(format, arguments: arguments)
    self = try parser.parseOperand()
  }

  /// What it stands for in an object.
  public func value(for subject: some PredicateSubject) throws -> PredicateValue {
    try CompiledOperand(self).value(for: subject)
  }
}
