import SwiftSyntax

/// The property that stands for an optional requirement.
struct OptionalProperty {
  let requirement: OptionalRequirement
  let declaration: String

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
    let selector = function.attributes.objectiveCName ?? ObjectiveCName.selector(name, labels: labels)
    requirement = OptionalRequirement(
      reference: name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")", objectiveCName: selector)
    let types = parameters.map { $0.type.trimmedDescription }.joined(separator: ", ")
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let names = parameters.indices.enumerated().map { "a\($0.offset)" }
    let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    let call = "windfallInvoke(" + (["self", "\"\(selector)\""] + names).joined(separator: ", ") + ")"
    declaration =
      "var \(requirement.property): ((\(types)) -> \(result))? { "
      + "windfallResponds(self, \"\(selector)\") ? { \(head)\(call) } : nil }"
  }

  private init?(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1, !variable.modifiers.isStatic,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let getter = variable.attributes.objectiveCName ?? name
    requirement = OptionalRequirement(reference: name, objectiveCName: getter)
    declaration =
      "var \(name): (\(type))? { windfallResponds(self, \"\(getter)\") ? windfallInvoke(self, \"\(getter)\") as \(type) : nil }"
  }
}
