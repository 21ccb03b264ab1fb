import SwiftSyntax

/// The property that stands for an optional requirement, or the method where types alone tell it from another.
struct OptionalProperty {
  private(set) var requirement: OptionalRequirement
  private let types: [String]
  private let result: String
  private let isMethod: Bool

  /// Is nil for a requirement that cannot be asked for by name.
  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      self.init(function)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      self.init(variable)
    } else {
      return nil
    }
  }

  private init?(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    let effects = function.signature.effectSpecifiers
    guard function.genericParameterClause == nil, !function.modifiers.isStatic, effects?.asyncSpecifier == nil,
      effects?.throwsClause == nil,
      !parameters.contains(where: { $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ") })
    else { return nil }
    let name = function.name.plainText
    let labels = parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText }
    requirement = OptionalRequirement(
      reference: name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")",
      objectiveCName: function.attributes.objectiveCName ?? ObjectiveCName.selector(name, labels: labels))
    types = parameters.map { $0.type.trimmedDescription }
    result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    isMethod = true
  }

  private init?(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1, !variable.modifiers.isStatic,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    requirement = OptionalRequirement(
      reference: name, objectiveCName: variable.attributes.objectiveCName ?? name)
    types = []
    result = type
    isMethod = false
  }

  /// Marks the requirements whose names mean several in one protocol: a property could hold one of them only.
  static func tellingApart(_ properties: [OptionalProperty]) -> [OptionalProperty] {
    properties.map { property in
      let namesakes = properties.filter { $0.requirement.reference == property.requirement.reference }
      var property = property
      if namesakes.count > 1 { property.requirement.types = property.types }
      return property
    }
  }

  /// Members of the protocol's extension for references that leave out the labels: of methods whose name has one meaning in
  /// the protocol. A method of a class comes before them.
  static func shortNames(of properties: [OptionalProperty], access: String) -> [String] {
    properties.compactMap { property in
      let name = property.requirement.baseName
      guard property.isMethod, property.requirement.types == nil, property.requirement.property != name,
        properties.filter({ $0.requirement.baseName == name }).count == 1
      else { return nil }
      let type = "((\(property.types.joined(separator: ", "))) -> \(property.result))?"
      return "@_disfavoredOverload \(access)var \(name): \(type) { \(property.requirement.property) }"
    }
  }

  /// The member of the protocol's extension.
  func declaration(access: String) -> String {
    let selector = requirement.objectiveCName
    let names = types.indices.map { "a\($0)" }
    let call = "windfallInvoke(" + (["self", "\"\(selector)\""] + names).joined(separator: ", ") + ")"
    let asks = "windfallResponds(self, \"\(selector)\") ?"
    guard isMethod else {
      return "\(access)var \(requirement.property): (\(result))? { \(asks) \(call) as \(result) : nil }"
    }
    guard requirement.types != nil else {
      let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
      return "\(access)var \(requirement.property): ((\(types.joined(separator: ", "))) -> \(result))? { "
        + "\(asks) { \(head)\(call) } : nil }"
    }
    // A question mark behind a call leaves an optional result as it is.
    let isOptional = result.hasSuffix("?") || result.hasPrefix("Optional<")
    let parameters = zip(names, types).map { "_ \($0): \($1)" }.joined(separator: ", ")
    return "@discardableResult \(access)func \(requirement.property)(\(parameters)) -> "
      + "\(isOptional ? result : "(\(result))?") { \(asks) \(call) as \(result) : nil }"
  }
}
