import Foundation
import WindfallCore

/// See [NSExpression](https://developer.apple.com/documentation/foundation/nsexpression).
///
/// Of the functions there are the four kinds of reckoning, and powers.
open class NSExpression: NSObject, NSCopying {
  /// See [NSExpression.ExpressionType](https://developer.apple.com/documentation/foundation/nsexpression/expressiontype-swift.enum).
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case keyPath = 3
    case function = 4
    case aggregate = 14
  }

  private static let functions: [String: PredicateOperand.Arithmetic] = [
    "add:to:": .add, "from:subtract:": .subtract, "multiply:by:": .multiply, "divide:by:": .divide,
    "raise:toPower:": .power,
  ]

  let operand: PredicateOperand

  init(_ operand: PredicateOperand) {
    self.operand = operand
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

  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = NSExpression.functions[name] else {
      fatalError("NSExpression(forFunction:arguments:): the function \(name) is not supported")
    }
    let operands = parameters.map { NSExpression.operand(of: $0) }
    precondition(operands.count == 2, "NSExpression(forFunction:arguments:): \(name) takes two arguments")
    self.init(.arithmetic(function, operands[0], operands[1]))
  }

  private static func operand(of part: Any) -> PredicateOperand {
    (part as? NSExpression ?? NSExpression(forConstantValue: part)).operand
  }

  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.subject) }

  open var expressionType: ExpressionType {
    switch operand {
    case .constant: .constantValue
    case .subject: .evaluatedObject
    case .keyPath: .keyPath
    case .arithmetic: .function
    case .list: .aggregate
    }
  }

  /// Stops where the expression is none of a key path.
  open var keyPath: String {
    guard case .keyPath(let keys) = operand else { fatalError("-keyPath is not defined for the expression \(self)") }
    return keys.joined(separator: ".")
  }

  /// Stops where the expression is none of a constant.
  open var constantValue: Any? {
    guard case .constant(let constant) = operand else {
      fatalError("-constantValue is not defined for the expression \(self)")
    }
    return PredicateValue(constant).foundationObject
  }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    do {
      return try operand.value(for: PredicateValue(object: object)).foundationObject
    } catch {
      fatalError("NSExpression \"\(operand)\": \(error)")
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression)?.operand == operand }

  open override var hash: Int { operand.hashValue }

  open override var description: String { operand.description }
}

extension PredicateValue {
  /// The value as Foundation has it: numbers are `NSNumber`.
  fileprivate var foundationObject: Any? {
    switch self {
    case .null: nil
    case .integer(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .string(let value): value
    case .date(let value): Date(timeIntervalSinceReferenceDate: value)
    case .list(let values): values.map { $0.foundationObject ?? NSNull() }
    case .object(let subject as ObjectSubject): subject.object
    case .object(let subject as DictionarySubject): subject.dictionary
    case .object(let subject): subject
    }
  }
}
