/// Reads the language of
/// [predicate format strings](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
struct PredicateParser {
  /// Deeper nesting than this is refused, so that no format can exhaust the stack.
  private static let depthLimit = 100

  let format: String
  private let tokens: [PredicateToken]
  private var arguments: ArraySlice<PredicateConstant>
  private var index = 0
  private var depth = 0

  init(_ format: String, arguments: [PredicateConstant]) throws {
    self.format = format
    self.arguments = arguments[...]
    var lexer = PredicateLexer(format)
    tokens = try lexer.tokens()
  }

  /// The whole format.
  mutating func parse() throws -> PredicateCondition {
    let expression = try disjunction()
    guard current.kind == .end else { throw problem("something after the end of the predicate") }
    return expression
  }

  /// The whole format, where it is one value.
  mutating func parseOperand() throws -> PredicateOperand {
    let result = try operand()
    guard current.kind == .end else { throw problem("something after the end of the expression") }
    return result
  }

  // MARK: - Predicates

  mutating func disjunction() throws -> PredicateCondition {
    var parts = [try conjunction()]
    while take(sign: "||") || take(keyword: "OR") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var parts = [try negation()]
    while take(sign: "&&") || take(keyword: "AND") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws -> PredicateCondition {
    guard take(sign: "!") || take(keyword: "NOT") else { return try primary() }
    return try deeper { .not(try $0.negation()) }
  }

  private mutating func primary() throws -> PredicateCondition {
    if take(keyword: "TRUEPREDICATE") { return .constant(true) }
    if take(keyword: "FALSEPREDICATE") { return .constant(false) }
    guard current.isSign("("), !isOperandInParentheses else { return try comparison() }
    advance()
    let inner = try deeper { try $0.disjunction() }
    try expect(")")
    return inner
  }

  /// An opening parenthesis belongs to an operand when an operator follows the closing one.
  private var isOperandInParentheses: Bool {
    var open = 0
    for position in index..<tokens.count {
      if tokens[position].isSign("(") { open += 1 }
      guard tokens[position].isSign(")") else { continue }
      open -= 1
      guard open == 0 else { continue }
      let next = tokens[position + 1]
      if case .path = next.kind { return true }
      if Self.comparisonOperator(of: next) != nil { return true }
      return ["+", "-", "*", "/", "**"].contains { next.isSign($0) }
    }
    return false
  }

  private mutating func comparison() throws -> PredicateCondition {
    let modifier = takeModifier()
    let left = try operand()
    guard let comparison = Self.comparisonOperator(of: current) else { throw problem("an operator is missing") }
    advance()
    var options: PredicateComparison.Options = []
    if case .options(let letters) = current.kind {
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      if letters.contains("n") { options.insert(.normalized) }
      if letters.contains("l") { options.insert(.localeSensitive) }
      advance()
    }
    let right = try operand()
    return .comparison(PredicateComparison(left, comparison, right, options: options, modifier: modifier))
  }

  private mutating func takeModifier() -> PredicateComparison.Modifier {
    if take(keyword: "ANY") || take(keyword: "SOME") { return .any }
    if take(keyword: "ALL") { return .all }
    return take(keyword: "NONE") ? .none : .direct
  }

  private static func comparisonOperator(of token: PredicateToken) -> PredicateComparison.Operator? {
    switch token.kind {
    case .sign("="), .sign("=="): return .equal
    case .sign("!="), .sign("<>"): return .notEqual
    case .sign("<"): return .less
    case .sign("<="), .sign("=<"): return .lessOrEqual
    case .sign(">"): return .greater
    case .sign(">="), .sign("=>"): return .greaterOrEqual
    default: break
    }
    switch token.keyword {
    case "BETWEEN": return .between
    case "CONTAINS": return .contains
    case "BEGINSWITH": return .beginsWith
    case "ENDSWITH": return .endsWith
    case "LIKE": return .like
    case "MATCHES": return .matches
    case "IN": return .in
    default: return nil
    }
  }

  // MARK: - Operands

  mutating func operand() throws -> PredicateOperand {
    var left = try sum()
    while let operation = Self.setOperations[current.keyword ?? ""] {
      advance()
      left = .set(operation, left, try sum())
    }
    return left
  }

  private static let setOperations: [String: PredicateOperand.SetOperation] = [
    "UNION": .union, "INTERSECT": .intersect, "MINUS": .minus,
  ]

  private mutating func sum() throws -> PredicateOperand {
    var left = try product()
    while true {
      if take(sign: "+") {
        left = .arithmetic(.add, left, try product())
      } else if take(sign: "-") {
        left = .arithmetic(.subtract, left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> PredicateOperand {
    var left = try power()
    while true {
      if take(sign: "*") {
        left = .arithmetic(.multiply, left, try power())
      } else if take(sign: "/") {
        left = .arithmetic(.divide, left, try power())
      } else {
        return left
      }
    }
  }

  private mutating func power() throws -> PredicateOperand {
    let base = try value()
    guard take(sign: "**") else { return base }
    return try deeper { .arithmetic(.power, base, try $0.power()) }
  }

  private mutating func value() throws -> PredicateOperand {
    var value = try simpleValue()
    while case .path(let text) = current.kind {
      value = .path(value, try keys(of: text))
      advance()
    }
    return value
  }

  private mutating func simpleValue() throws -> PredicateOperand {
    let token = current
    switch token.kind {
    case .string(let text):
      advance()
      return .constant(.string(text))
    case .integer(let number):
      advance()
      return .constant(.integer(number))
    case .double(let number):
      advance()
      return .constant(.double(number))
    case .key(let text):
      advance()
      return .keyPath(try keys(of: text))
    case .argument(let specifier):
      return try argument(specifier)
    case .word(let text):
      return try wordOperand(text)
    case .sign("-"):
      advance()
      return try deeper { parser in
        switch try parser.value() {
        case .constant(.integer(let number)): .constant(.integer(-number))
        case .constant(.double(let number)): .constant(.double(-number))
        case let other: .arithmetic(.subtract, .constant(.integer(0)), other)
        }
      }
    case .sign("("):
      advance()
      let inner = try deeper { try $0.operand() }
      try expect(")")
      return inner
    case .sign("{"):
      advance()
      return try deeper { .list(try $0.listItems()) }
    case .end:
      throw problem("the predicate ends too early")
    default:
      throw problem("a value is missing")
    }
  }

  private mutating func listItems() throws -> [PredicateOperand] {
    var items: [PredicateOperand] = []
    if take(sign: "}") { return items }
    repeat { items.append(try operand()) } while take(sign: ",")
    try expect("}")
    return items
  }

  private mutating func wordOperand(_ text: String) throws -> PredicateOperand {
    switch text.uppercased() {
    case "SELF": break
    case "TRUE", "YES":
      advance()
      return .constant(.integer(1))
    case "FALSE", "NO":
      advance()
      return .constant(.integer(0))
    case "NIL", "NULL":
      advance()
      return .constant(.null)
    case "AND", "OR", "NOT", "IN", "ANY", "SOME", "ALL", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
      "ENDSWITH",
      "BETWEEN", "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS":
      throw problem("a value is missing before \(text)")
    case "ANYKEY": throw problem("\(text) is not supported")
    default:
      if text.hasPrefix("$") { return try variable(text) }
    }
    let start = index
    advance()
    if current.isSign("(") { return try call(text) }
    index = start
    var path = try joinedKeys(of: text)
    advance()
    if path.first?.uppercased() == "SELF" { path.removeFirst() }
    return path.isEmpty ? .subject : .keyPath(path)
  }

  private mutating func argument(_ specifier: String) throws -> PredicateOperand {
    guard let value = arguments.popFirst() else { throw problem("an argument is missing for %\(specifier)") }
    switch (specifier, value) {
    case ("K", .string(let text)):
      let path = try keys(of: text)
      advance()
      return path == ["SELF"] || path == ["self"] ? .subject : .keyPath(path)
    case ("K", _): throw problem("the argument for %K is not a text")
    case ("@", _), ("s", .string): break
    case (_, .integer), (_, .double): break
    default: throw problem("the argument for %\(specifier) is of another kind")
    }
    advance()
    return .constant(value)
  }

  /// The keys of a word, and those of an argument that its last dot leads to.
  mutating func joinedKeys(of text: String) throws -> [String] {
    guard text.count > 1, text.hasSuffix("."), index + 1 < tokens.count, tokens[index + 1].kind == .argument("K") else {
      return try keys(of: text)
    }
    let path = try keys(of: String(text.dropLast()))
    advance()
    guard let value = arguments.popFirst(), case .string(let rest) = value else {
      throw problem("the argument for %K is not a text")
    }
    return path + (try keys(of: rest))
  }

  func keys(of text: String) throws -> [String] {
    let keys = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard keys.allSatisfy({ !$0.isEmpty && $0 != "@" && !$0.contains(":") }) else {
      throw problem("\"\(text)\" is not a key path")
    }
    return keys
  }

  // MARK: - Tokens

  var current: PredicateToken { tokens[index] }

  mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  mutating func take(sign: String) -> Bool {
    guard current.isSign(sign) else { return false }
    advance()
    return true
  }

  private mutating func take(keyword: String) -> Bool {
    guard current.keyword == keyword else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String) throws {
    guard take(sign: sign) else { throw problem("\(sign) is missing") }
  }

  mutating func deeper<Value>(_ body: (inout PredicateParser) throws -> Value) throws -> Value {
    guard depth < Self.depthLimit else { throw problem("the predicate is nested too deep") }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  func problem(_ text: String) -> PredicateProblem {
    .invalidFormat(format, position: current.position, problem: text)
  }
}

extension PredicateCondition {
  /// Reads a predicate's format; each `%@` and its like takes the next argument.
  public init(format: String, arguments: [PredicateConstant] = []) throws {
    var parser = try PredicateParser(format, arguments: arguments)
    self = try parser.parse()
  }
}
