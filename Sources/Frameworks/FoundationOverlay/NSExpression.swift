import Foundation
import WindfallCore

/// See [NSExpression](https://developer.apple.com/documentation/foundation/nsexpression).
///
/// There are no blocks, fetches and keys of any name.
open class NSExpression: NSObject, NSCopying {
  /// See [NSExpression.ExpressionType](https://developer.apple.com/documentation/foundation/nsexpression/expressiontype-swift.enum).
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case unionSet = 5
    case intersectSet = 6
    case minusSet = 7
    case subquery = 13
    case aggregate = 14
    case conditional = 20
  }

  /// What the expression says, as a value.
  @_spi(Windfall) public let parsed: PredicateOperand

  @_spi(Windfall) public init(_ parsed: PredicateOperand) {
    self.parsed = parsed
    super.init()
  }

  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any?]) {
    do {
      let constants = try arguments.map { try PredicateConstant(argument: $0) }
      self.init(try PredicateOperand(format: expressionFormat, arguments: constants))
    } catch {
      fatalError("NSExpression(format:): \(error)")
    }
  }

  public convenience init(forConstantValue obj: Any?) {
    do {
      self.init(.constant(try PredicateConstant(argument: obj)))
    } catch {
      fatalError("NSExpression(forConstantValue:): \(error)")
    }
  }

  public convenience init(forKeyPath keyPath: String) {
    do {
      self.init(try PredicateOperand(format: "%K", arguments: [.string(keyPath)]))
    } catch {
      fatalError("NSExpression(forKeyPath:): \(error)")
    }
  }

  /// Stops where the key path is one of the app's computed properties, whose names Swift does not tell.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    guard let name = KeyPathNames.name(of: keyPath) else {
      fatalError("NSExpression(forKeyPath:): the name of \(keyPath) is not known; give it as a text")
    }
    self.init(forKeyPath: name)
  }

  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { NSExpression.operand(of: $0) }))
  }

  /// A method of what the expression stands for.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    self.init(.call(target.parsed, name, (parameters ?? []).map { NSExpression.operand(of: $0) }))
  }

  /// Stops where there is no such function, or it takes another number of arguments.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let operands = parameters.map { NSExpression.operand(of: $0) }
    if let function = PredicateOperand.Arithmetic(functionName: name) {
      precondition(operands.count == 2, "NSExpression(forFunction:arguments:): \(name) takes two arguments")
      self.init(.arithmetic(function, operands[0], operands[1]))
    } else {
      guard let function = PredicateFunction(rawValue: name) else {
        fatalError("NSExpression(forFunction:arguments:): the function \(name) is not supported")
      }
      let count = function.argumentCount
      precondition(
        count == nil || count == operands.count,
        "NSExpression(forFunction:arguments:): \(name) takes another number of arguments")
      self.init(.function(function, operands))
    }
  }

  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Stops where the predicate is made of a closure.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(expression.parsed, variable: variable, NSExpression.condition(of: predicate)))
  }

  /// Stops where the predicate is made of a closure.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(.ternary(NSExpression.condition(of: predicate), trueExpression.parsed, falseExpression.parsed))
  }

  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.union, left.parsed, right.parsed))
  }

  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersect, left.parsed, right.parsed))
  }

  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.minus, left.parsed, right.parsed))
  }

  private static func condition(of predicate: NSPredicate) -> PredicateCondition {
    guard let condition = predicate.condition else {
      fatalError("NSExpression: a predicate that is made of a closure cannot be part of an expression")
    }
    return condition
  }

  private static func operand(of part: Any) -> PredicateOperand {
    (part as? NSExpression ?? NSExpression(forConstantValue: part)).parsed
  }

  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.subject) }

  open var expressionType: ExpressionType {
    switch parsed {
    case .constant: .constantValue
    case .subject: .evaluatedObject
    case .keyPath, .path: .keyPath
    case .arithmetic, .function, .call: .function
    case .list: .aggregate
    case .variable: .variable
    case .subquery: .subquery
    case .ternary: .conditional
    case .set(.union, _, _): .unionSet
    case .set(.intersect, _, _): .intersectSet
    case .set(.minus, _, _): .minusSet
    }
  }

  /// Stops where the expression is none of a key path.
  open var keyPath: String {
    guard case .keyPath(let keys) = parsed else { fatalError("-keyPath is not defined for the expression \(self)") }
    return keys.joined(separator: ".")
  }

  /// Stops where the expression is none of a constant.
  open var constantValue: Any? {
    guard case .constant(let constant) = parsed else {
      fatalError("-constantValue is not defined for the expression \(self)")
    }
    return PredicateValue(constant).foundationObject
  }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    do {
      var variables: [String: PredicateValue] = [:]
      for (key, value) in context ?? [:] { variables["\(key)"] = PredicateValue(object: value) }
      return try parsed.value(for: PredicateValue(object: object), variables: variables).foundationObject
    } catch {
      fatalError("NSExpression \"\(parsed)\": \(error)")
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression)?.parsed == parsed }

  open override var hash: Int { parsed.hashValue }

  open override var description: String { parsed.description }
}
