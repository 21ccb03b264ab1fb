/// A condition as a value, such as a predicate's format describes it.
public indirect enum PredicateCondition: Hashable, Sendable {
  case constant(Bool)
  case comparison(PredicateComparison)
  case and([PredicateCondition])
  case or([PredicateCondition])
  case not(PredicateCondition)
}

extension PredicateCondition: CustomStringConvertible {
  /// The format in its usual spelling; reading it gives the same expression.
  public var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): comparison.description
    case .and(let parts): parts.isEmpty ? "TRUEPREDICATE" : parts.map(\.asPart).joined(separator: " AND ")
    case .or(let parts): parts.isEmpty ? "FALSEPREDICATE" : parts.map(\.asPart).joined(separator: " OR ")
    case .not(let part): "NOT \(part.asPart)"
    }
  }

  private var asPart: String {
    switch self {
    case .and(let parts) where parts.count > 0, .or(let parts) where parts.count > 0: "(\(self))"
    default: description
    }
  }
}

extension PredicateComparison: CustomStringConvertible {
  public var description: String {
    let prefix: String =
      switch modifier {
      case .direct: ""
      case .any: "ANY "
      case .all: "ALL "
      case .none: "NONE "
      }
    return "\(prefix)\(left) \(`operator`)\(options) \(right)"
  }
}

extension PredicateComparison.Operator: CustomStringConvertible {
  public var description: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .between: "BETWEEN"
    case .contains: "CONTAINS"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    case .in: "IN"
    }
  }
}

extension PredicateComparison.Options: CustomStringConvertible {
  public var description: String {
    let letters = [
      (Self.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"), (.localeSensitive, "l"),
    ].filter { contains($0.0) }.map(\.1).joined()
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}

extension PredicateOperand: CustomStringConvertible {
  /// Words of the language, which a key must not be mistaken for.
  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "ANY", "SOME", "ALL", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH",
    "BETWEEN",
    "TRUE", "FALSE", "YES", "NO", "NIL", "NULL", "SELF", "TRUEPREDICATE", "FALSEPREDICATE", "SUBQUERY", "FUNCTION",
    "CAST",
    "TERNARY", "FETCH", "ANYKEY", "UNION", "INTERSECT", "MINUS",
  ]

  public var description: String {
    switch self {
    case .constant(let value): return value.description
    case .subject: return "SELF"
    case .keyPath(let keys):
      let isReserved = keys.count == 1 && Self.reserved.contains(keys[0].uppercased())
      return (isReserved ? "#" : "") + keys.joined(separator: ".")
    case .arithmetic(let operation, let left, let right): return "(\(left) \(operation) \(right))"
    case .list(let operands): return "{" + operands.map(\.description).joined(separator: ", ") + "}"
    case .variable(let name): return "$\(name)"
    case .path(let base, let keys): return ([base.description] + keys).joined(separator: ".")
    case .function(.cast, let operands): return "CAST(" + operands.map(\.description).joined(separator: ", ") + ")"
    case .function(let function, let operands):
      return "\(function.rawValue)(" + operands.map(\.description).joined(separator: ", ") + ")"
    case .subquery(let collection, let variable, let condition):
      return "SUBQUERY(\(collection), $\(variable), \(condition))"
    case .ternary(let condition, let first, let second): return "TERNARY(\(condition), \(first), \(second))"
    case .set(let operation, let left, let right): return "(\(left) \("\(operation)".uppercased()) \(right))"
    case .call(let target, let selector, let operands):
      return "FUNCTION("
        + ([target.description, "\"\(selector)\""] + operands.map(\.description)).joined(separator: ", ") + ")"
    }
  }
}

extension PredicateOperand.Arithmetic: CustomStringConvertible {
  public var description: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .power: "**"
    }
  }
}

extension PredicateConstant: CustomStringConvertible {
  public var description: String {
    switch self {
    case .null: return "nil"
    case .integer(let value): return "\(value)"
    case .double(let value): return "\(value)"
    case .string(let value):
      var text = "\""
      for character in value {
        switch character {
        case "\"", "\\": text += "\\\(character)"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        default: text.append(character)
        }
      }
      return text + "\""
    case .date(let seconds): return "CAST(\(seconds), \"NSDate\")"
    case .list(let values): return "{" + values.map(\.description).joined(separator: ", ") + "}"
    case .object(let object): return object.predicateDescription
    }
  }
}
