/// One side of a comparison.
public indirect enum PredicateOperand: Hashable, Sendable {
  /// The four kinds of reckoning, and powers.
  public enum Arithmetic: UInt8, CaseIterable, Hashable, Sendable {
    case add, subtract, multiply, divide, power
  }

  /// How two collections become one.
  public enum SetOperation: UInt8, CaseIterable, Hashable, Sendable {
    case union, intersect, minus
  }

  case constant(PredicateConstant)
  /// The object that the predicate is evaluated with.
  case subject
  /// Keys joined by dots, operators such as `@count` among them.
  case keyPath([String])
  case arithmetic(Arithmetic, PredicateOperand, PredicateOperand)
  /// Values in braces.
  case list([PredicateOperand])
  /// A name whose value is given when the predicate is evaluated, without the dollar sign.
  case variable(String)
  /// Keys of something other than the object.
  case path(PredicateOperand, [String])
  /// One of the functions by the name that `NSExpression` has for it.
  case function(PredicateFunction, [PredicateOperand])
  /// The elements for which a condition holds that knows them under a name.
  case subquery(PredicateOperand, variable: String, PredicateCondition)
  case ternary(PredicateCondition, PredicateOperand, PredicateOperand)
  case set(SetOperation, PredicateOperand, PredicateOperand)
  /// A method of an object, by the name of its selector.
  case call(PredicateOperand, String, [PredicateOperand])
}

extension PredicateOperand {
  /// Reads one side of a comparison by itself; each `%@` and its like takes the next argument.
  public init(format: String, arguments: [PredicateConstant] = []) throws {
    var parser = try PredicateParser(format, arguments: arguments)
    self = try parser.parseOperand()
  }

  /// What it stands for in an object.
  public func value(for subject: some PredicateSubject, variables: [String: PredicateValue] = [:]) throws
    -> PredicateValue
  {
    try CompiledOperand(self).value(for: subject, in: PredicateScope(variables: variables))
  }

  /// The same with constants in place of variables.
  public func substituting(_ variables: [String: PredicateConstant]) -> PredicateOperand {
    transformed { if case .variable(let name) = $0 { variables[name].map { .constant($0) } } else { nil } }
  }

  /// The same with another operand wherever the closure gives one; the parts of what it gives are left alone.
  public func transformed(_ body: (PredicateOperand) throws -> PredicateOperand?) rethrows -> PredicateOperand {
    if let replacement = try body(self) { return replacement }
    switch self {
    case .constant, .subject, .keyPath, .variable: return self
    case .arithmetic(let operation, let left, let right):
      return .arithmetic(operation, try left.transformed(body), try right.transformed(body))
    case .list(let operands): return .list(try operands.map { try $0.transformed(body) })
    case .path(let base, let keys): return .path(try base.transformed(body), keys)
    case .function(let function, let operands):
      return .function(function, try operands.map { try $0.transformed(body) })
    case .subquery(let collection, let variable, let condition):
      return .subquery(try collection.transformed(body), variable: variable, try condition.transformed(body))
    case .ternary(let condition, let first, let second):
      return .ternary(try condition.transformed(body), try first.transformed(body), try second.transformed(body))
    case .set(let operation, let left, let right):
      return .set(operation, try left.transformed(body), try right.transformed(body))
    case .call(let target, let selector, let operands):
      return .call(try target.transformed(body), selector, try operands.map { try $0.transformed(body) })
    }
  }
}

extension PredicateCondition {
  /// The same with constants in place of variables.
  public func substituting(_ variables: [String: PredicateConstant]) -> PredicateCondition {
    transformed { if case .variable(let name) = $0 { variables[name].map { .constant($0) } } else { nil } }
  }

  /// The same with another operand wherever the closure gives one.
  public func transformed(_ body: (PredicateOperand) throws -> PredicateOperand?) rethrows -> PredicateCondition {
    switch self {
    case .constant: return self
    case .comparison(var comparison):
      comparison.left = try comparison.left.transformed(body)
      comparison.right = try comparison.right.transformed(body)
      return .comparison(comparison)
    case .and(let parts): return .and(try parts.map { try $0.transformed(body) })
    case .or(let parts): return .or(try parts.map { try $0.transformed(body) })
    case .not(let part): return .not(try part.transformed(body))
    }
  }

  /// Whether it can be evaluated in another process.
  public var isPortable: Bool {
    var isPortable = true
    _ = transformed { operand in
      if case .constant(let constant) = operand, constant.holdsObject { isPortable = false }
      return nil
    }
    return isPortable
  }
}

extension PredicateConstant {
  fileprivate var holdsObject: Bool {
    switch self {
    case .object: true
    case .list(let values): values.contains { $0.holdsObject }
    default: false
    }
  }
}
