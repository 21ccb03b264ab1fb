extension PredicateParser {
  /// `$name`, with keys after it.
  mutating func variable(_ text: String) throws -> PredicateOperand {
    var path = try joinedKeys(of: text)
    guard path[0].count > 1 else { throw problem("a variable without a name") }
    let name = String(path.removeFirst().dropFirst())
    advance()
    return path.isEmpty ? .variable(name) : .path(.variable(name), path)
  }

  /// What stands before an opening parenthesis, which is the current token.
  mutating func call(_ name: String) throws -> PredicateOperand {
    let refusal = problem("the function \(name) is not supported")
    return try deeper { parser in
      switch name.uppercased() {
      case "SUBQUERY": return try parser.subquery()
      case "TERNARY": return try parser.ternary()
      case "CAST": return Self.folded(.cast, try parser.list())
      case "FUNCTION": return try parser.function()
      case "FETCH": return try parser.fetch()
      default:
        if let operation = PredicateOperand.Arithmetic(functionName: name) {
          return try parser.arithmetic(operation, parser.list())
        }
        guard let function = PredicateFunction(name: name) else { throw refusal }
        return try parser.application(function, parser.list())
      }
    }
  }

  /// Values in parentheses, with commas between them.
  private mutating func list() throws -> [PredicateOperand] {
    try expect("(")
    var items: [PredicateOperand] = []
    if take(sign: ")") { return items }
    repeat { items.append(try operand()) } while take(sign: ",")
    try expect(")")
    return items
  }

  private mutating func subquery() throws -> PredicateOperand {
    try expect("(")
    let collection = try operand()
    try expect(",")
    guard case .word(let variable) = current.kind, variable.hasPrefix("$"), variable.count > 1 else {
      throw problem("a variable is missing")
    }
    advance()
    try expect(",")
    let condition = try disjunction()
    try expect(")")
    return .subquery(collection, variable: String(variable.dropFirst()), condition)
  }

  private mutating func ternary() throws -> PredicateOperand {
    try expect("(")
    let condition = try disjunction()
    try expect(",")
    let first = try operand()
    try expect(",")
    let second = try operand()
    try expect(")")
    return .ternary(condition, first, second)
  }

  /// `FUNCTION(target, "name", arguments)`: a function whose first argument stands before its name, or an object's
  /// method.
  private mutating func function() throws -> PredicateOperand {
    let place = current.position
    var operands = try list()
    guard operands.count >= 2, case .constant(.string(let name)) = operands[1] else {
      throw PredicateProblem.invalidFormat(format, position: place, problem: "the name of a function is missing")
    }
    operands.remove(at: 1)
    if let operation = PredicateOperand.Arithmetic(functionName: name) { return try arithmetic(operation, operands) }
    guard let function = PredicateFunction(name: name) else {
      return .call(operands[0], name, Array(operands.dropFirst()))
    }
    return try application(function, operands)
  }

  /// `FETCH(request, context, onlyCounts)`, which the request does.
  private mutating func fetch() throws -> PredicateOperand {
    let operands = try list()
    guard operands.count == 3 else { throw problem("FETCH takes three arguments") }
    return .call(operands[0], PredicateOperand.fetchSelector, Array(operands.dropFirst()))
  }

  private func arithmetic(
    _ operation: PredicateOperand.Arithmetic, _ operands: [PredicateOperand]
  ) throws -> PredicateOperand {
    guard operands.count == 2 else { throw problem("two arguments are needed") }
    return .arithmetic(operation, operands[0], operands[1])
  }

  private func application(_ function: PredicateFunction, _ operands: [PredicateOperand]) throws -> PredicateOperand {
    if let count = function.argumentCount, operands.count != count {
      throw problem("\(function.rawValue) takes another number of arguments")
    }
    return .function(function, operands)
  }

  /// A cast of what is written in the format is done at once.
  private static func folded(_ function: PredicateFunction, _ operands: [PredicateOperand]) -> PredicateOperand {
    let constants = operands.compactMap { operand -> PredicateConstant? in
      guard case .constant(let constant) = operand else { return nil }
      return constant
    }
    guard constants.count == operands.count,
      let value = try? function.value(of: constants.map { PredicateValue($0) }), let constant = PredicateConstant(value)
    else { return .function(function, operands) }
    return .constant(constant)
  }
}

extension PredicateOperand {
  /// What `FETCH` asks of a request: its results in a context, or their number.
  public static let fetchSelector = "fetchInContext:countOnly:"
}

extension PredicateOperand.Arithmetic {
  /// Finds a kind of reckoning by the name that `NSExpression` has for it.
  public init?(functionName: String) {
    guard let operation = Self.allCases.first(where: { $0.functionName == functionName }) else { return nil }
    self = operation
  }

  /// The name that `NSExpression` has for it.
  public var functionName: String {
    switch self {
    case .add: "add:to:"
    case .subtract: "from:subtract:"
    case .multiply: "multiply:by:"
    case .divide: "divide:by:"
    case .power: "raise:toPower:"
    }
  }
}
