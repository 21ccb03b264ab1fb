/// A requirement of a protocol.
struct DoubledMember {
  enum Form {
    case function, property, `subscript`, initializer
  }

  var form: Form
  /// As Swift's documentation writes it, such as `load(id:)`.
  var title: String
  /// The name in front of the parameters.
  var name: String
  /// What the names of generated members begin with; no other member has it.
  var identifier: String
  var attributes = ""
  var isStatic = false
  /// Whether the initialiser may answer nil.
  var isFailable = false
  var genericParameters = ""
  var genericNames: Set<String> = []
  var genericWhere = ""
  var parameters: [DoubledParameter] = []
  var isAsync = false
  /// `throws`, with its type if it has one; nil for none.
  var throwing: String?
  /// The type of what is thrown.
  var failure = "Never"
  var result = "Void"
  /// Whether the result's type depends on a generic parameter of the requirement itself.
  var hasGenericResult = false
  var hasSetter = false

  /// Two requirements are one if this is the same.
  var signature: String {
    let types = parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
    let kind = isStatic ? "static " : ""
    return form == .property ? kind + name : "\(kind)\(name)(\(types))\(isAsync ? " async" : "") -> \(result)"
  }

  var effects: String { (isAsync ? " async" : "") + (throwing.map { " \($0)" } ?? "") }

  /// What a call of it is preceded by.
  var callEffects: String { (throwing == nil ? "" : "try ") + (isAsync ? "await " : "") }

  var tryKeyword: String { throwing == nil ? "" : "try " }

  /// The type that an answer to it is kept as.
  var answerType: String {
    if hasGenericResult { return "Any" }
    // What unwraps itself is no type of its own.
    return result.hasSuffix("!") ? "\(result.dropLast())?" : result
  }

  /// The names of the arguments, for messages and recorded calls.
  var recordedArguments: String { "[\(parameters.map(\.recorded).joined(separator: ", "))]" }

  var parameterClause: String { "(\(parameters.map(\.declaration).joined(separator: ", ")))" }

  var arguments: String { parameters.map(\.argument).joined(separator: ", ") }
}
