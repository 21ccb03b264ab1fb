import SwiftSyntax

/// Reads the parameters of requirements.
enum ParameterReader {
  static func parameters(
    of clause: FunctionParameterClauseSyntax, isSubscript: Bool = false
  ) throws(DoubleProblem) -> [DoubledParameter] {
    var parameters: [DoubledParameter] = []
    for (index, parameter) in clause.parameters.enumerated() {
      var parameter = try read(parameter, index: index, isSubscript: isSubscript)
      // A requirement may give two the same name: it has no body.
      if parameters.contains(where: { $0.name == parameter.name }) { parameter.name = "argument\(index + 1)" }
      parameters.append(parameter)
    }
    return parameters
  }

  private static func read(
    _ syntax: FunctionParameterSyntax, index: Int, isSubscript: Bool
  ) throws(DoubleProblem) -> DoubledParameter {
    if syntax.ellipsis != nil {
      throw DoubleProblem("a variadic parameter cannot be passed on by a spy; take an array instead", at: syntax)
    }
    // A subscript's only name is no label.
    let hasLabel = isSubscript ? syntax.secondName != nil : true
    let first = syntax.firstName.text
    let label = hasLabel && first != "_" ? plainLabel(first) : nil
    var name = (syntax.secondName ?? syntax.firstName).text
    if name == "_" { name = "argument\(index + 1)" }
    if syntax.secondName == nil, reserved.contains(first) { name = "argument\(index + 1)" }
    var parameter = DoubledParameter(
      label: label, name: name, type: syntax.type.trimmedDescription, plainType: syntax.type.trimmedDescription,
      passing: .value, isOfSubscript: isSubscript, canBeKept: true, mentioned: TypeMention.names(in: syntax.type))
    try readType(syntax.type, into: &parameter)
    return parameter
  }

  /// Most words need no backticks in front of a colon, and the compiler warns of those.
  private static func plainLabel(_ text: String) -> String {
    let word = text.filter { $0 != "`" }
    return ["inout", "let", "var"].contains(word) ? text : word
  }

  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func readType(_ type: TypeSyntax, into parameter: inout DoubledParameter) throws(DoubleProblem) {
    if type.is(PackExpansionTypeSyntax.self) {
      throw DoubleProblem("a parameter pack has no fixed list of arguments to keep", at: type)
    }
    guard let attributed = type.as(AttributedTypeSyntax.self) else {
      parameter.canBeKept = !isFunction(type)
      // What unwraps itself is no type of its own.
      if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        parameter.plainType = "\(unwrapped.wrappedType.trimmedDescription)?"
      }
      return
    }
    for specifier in attributed.specifiers {
      switch specifier.trimmedDescription {
      case "inout": parameter.passing = .reference
      case "consuming", "borrowing", "isolated", "sending", "__owned", "__shared":
        throw DoubleProblem(
          "a parameter that is \(specifier.trimmedDescription) cannot be both recorded and passed on", at: specifier)
      default: break
      }
    }
    let attributes = attributed.attributes.map(\.trimmedDescription)
    if attributes.contains("@autoclosure") {
      let effects = attributed.baseType.as(FunctionTypeSyntax.self)?.effectSpecifiers
      parameter.passing = .autoclosure(
        effects: (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await "))
    }
    let isClosure = isFunction(attributed.baseType)
    parameter.canBeKept =
      !attributes.contains("@autoclosure") && (!isClosure || attributes.contains("@escaping"))
    let kept = attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }
    parameter.plainType = (kept + [attributed.baseType.trimmedDescription]).joined(separator: " ")
  }

  static func isFunction(_ type: TypeSyntax) -> Bool {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isFunction(only.type)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
    return type.is(FunctionTypeSyntax.self)
  }
}
