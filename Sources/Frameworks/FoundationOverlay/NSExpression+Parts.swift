import Foundation
import WindfallCore

extension NSExpression {
  /// Stops where the expression is neither a variable nor a subquery.
  public var variable: String {
    switch parsed {
    case .variable(let name), .subquery(_, let name, _): return name
    default: stop("variable")
    }
  }

  /// Stops where the expression is none of a function.
  public var function: String {
    switch parsed {
    case .function(let function, _): return function.rawValue
    case .arithmetic(let operation, _, _): return operation.functionName
    case .call(_, let selector, _): return selector
    default: stop("function")
    }
  }

  /// Stops where the expression is none of a function.
  public var arguments: [NSExpression]? {
    switch parsed {
    case .function(_, let operands): return operands.map { NSExpression($0) }
    case .arithmetic(_, let left, let right): return [NSExpression(left), NSExpression(right)]
    case .call(_, _, let operands): return operands.map { NSExpression($0) }
    default: stop("arguments")
    }
  }

  /// Stops where the expression is none of an object's method.
  public var operand: NSExpression {
    guard case .call(let target, _, _) = parsed else { stop("operand") }
    return NSExpression(target)
  }

  /// The expressions of an aggregate, or the one that a subquery looks through. Stops where it is neither.
  public var collection: Any {
    switch parsed {
    case .list(let operands): return operands.map { NSExpression($0) }
    case .subquery(let collection, _, _): return NSExpression(collection)
    default: stop("collection")
    }
  }

  /// Stops where the expression is neither a subquery nor a conditional.
  public var predicate: NSPredicate {
    switch parsed {
    case .subquery(_, _, let condition), .ternary(let condition, _, _): return NSPredicate.saying(condition)
    default: stop("predicate")
    }
  }

  /// Stops where the expression does not join two sets.
  public var left: NSExpression {
    guard case .set(_, let left, _) = parsed else { stop("leftExpression") }
    return NSExpression(left)
  }

  /// Stops where the expression does not join two sets.
  public var right: NSExpression {
    guard case .set(_, _, let right) = parsed else { stop("rightExpression") }
    return NSExpression(right)
  }

  /// Stops where the expression is no conditional.
  public var `true`: NSExpression {
    guard case .ternary(_, let first, _) = parsed else { stop("trueExpression") }
    return NSExpression(first)
  }

  /// Stops where the expression is no conditional.
  public var `false`: NSExpression {
    guard case .ternary(_, _, let second) = parsed else { stop("falseExpression") }
    return NSExpression(second)
  }

  private func stop(_ name: String) -> Never { fatalError("-\(name) is not defined for the expression \(self)") }
}

extension PredicateValue {
  /// The value as Foundation has it: numbers are `NSNumber`.
  @_spi(Windfall) public var foundationObject: Any? {
    switch self {
    case .null: nil
    case .integer(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .string(let value): value
    case .date(let value): Date(timeIntervalSinceReferenceDate: value)
    case .list(let values): values.map { $0.foundationObject ?? NSNull() }
    case .object(let subject as ObjectSubject): subject.object
    case .object(let subject as DictionarySubject): subject.dictionary
    case .object(let subject as ObjectIdentity): subject.object
    case .object(let subject as PredicateObject): subject.base.base
    case .object(let subject): subject
    }
  }
}
