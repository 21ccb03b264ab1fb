import SwiftSyntax

/// Reads one requirement of a protocol.
enum MemberReader {
  /// The requirements that a declaration makes; a property's has one for each name.
  static func members(of declaration: DeclSyntax) throws(DoubleProblem) -> [DoubledMember] {
    if let function = declaration.as(FunctionDeclSyntax.self) { return [try member(function)] }
    if let property = declaration.as(VariableDeclSyntax.self) { return try members(property) }
    if let subscripting = declaration.as(SubscriptDeclSyntax.self) { return [try member(subscripting)] }
    if let initializer = declaration.as(InitializerDeclSyntax.self) { return [try member(initializer)] }
    if declaration.is(IfConfigDeclSyntax.self) {
      throw DoubleProblem("a macro does not know which of the conditions in a protocol hold", at: declaration)
    }
    throw DoubleProblem("a requirement of this kind cannot be doubled", at: declaration)
  }

  private static func member(_ syntax: FunctionDeclSyntax) throws(DoubleProblem) -> DoubledMember {
    if case .identifier = syntax.name.tokenKind {
    } else {
      throw DoubleProblem("an operator has no name that its double's members could have", at: syntax.name)
    }
    var member = DoubledMember(form: .function, title: "", name: syntax.name.text, identifier: "")
    try read(attributes: syntax.attributes, modifiers: syntax.modifiers, into: &member)
    member.parameters = try ParameterReader.parameters(of: syntax.signature.parameterClause)
    try read(effects: syntax.signature.effectSpecifiers, into: &member)
    try read(generics: syntax.genericParameterClause, whereClause: syntax.genericWhereClause, into: &member)
    if let result = syntax.signature.returnClause?.type { try read(result: result, into: &member) }
    try refuseSelf(in: Syntax(syntax.signature))
    member.title = "\(plain(member.name))(\(member.parameters.map(\.displayedLabel).joined()))"
    return member
  }

  private static func members(_ syntax: VariableDeclSyntax) throws(DoubleProblem) -> [DoubledMember] {
    var members: [DoubledMember] = []
    for binding in syntax.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
        let accessors = binding.accessorBlock
      else { throw DoubleProblem("a property is doubled only with its type and its accessors", at: binding) }
      let name = pattern.identifier.text
      var member = DoubledMember(form: .property, title: plain(name), name: name, identifier: "")
      try read(attributes: syntax.attributes, modifiers: syntax.modifiers, into: &member)
      try read(result: type, into: &member)
      try refuseSelf(in: Syntax(type))
      try read(accessors: accessors, into: &member)
      members.append(member)
    }
    return members
  }

  private static func member(_ syntax: SubscriptDeclSyntax) throws(DoubleProblem) -> DoubledMember {
    var member = DoubledMember(form: .subscript, title: "", name: "subscript", identifier: "")
    try read(attributes: syntax.attributes, modifiers: syntax.modifiers, into: &member)
    member.parameters = try ParameterReader.parameters(of: syntax.parameterClause, isSubscript: true)
    try read(generics: syntax.genericParameterClause, whereClause: syntax.genericWhereClause, into: &member)
    try read(result: syntax.returnClause.type, into: &member)
    try refuseSelf(in: Syntax(syntax.parameterClause))
    try refuseSelf(in: Syntax(syntax.returnClause))
    if let accessors = syntax.accessorBlock { try read(accessors: accessors, into: &member) }
    member.title = "subscript(\(member.parameters.map(\.displayedLabel).joined()))"
    return member
  }

  private static func member(_ syntax: InitializerDeclSyntax) throws(DoubleProblem) -> DoubledMember {
    var member = DoubledMember(form: .initializer, title: "", name: "init", identifier: "")
    try read(attributes: syntax.attributes, modifiers: syntax.modifiers, into: &member)
    member.parameters = try ParameterReader.parameters(of: syntax.signature.parameterClause)
    try read(effects: syntax.signature.effectSpecifiers, into: &member)
    try read(generics: syntax.genericParameterClause, whereClause: syntax.genericWhereClause, into: &member)
    try refuseSelf(in: Syntax(syntax.signature))
    member.isFailable = syntax.optionalMark != nil
    member.title = "init(\(member.parameters.map(\.displayedLabel).joined()))"
    return member
  }

  private static func read(
    attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, into member: inout DoubledMember
  ) throws(DoubleProblem) {
    for modifier in modifiers {
      switch modifier.name.text {
      case "static": member.isStatic = true
      case "optional": throw DoubleProblem("optional requirements exist only with Objective-C's runtime", at: modifier)
      case "nonisolated": member.attributes += "nonisolated "
      default: break
      }
    }
    for attribute in attributes {
      let text = attribute.trimmedDescription
      if text.hasPrefix("@objc") { throw DoubleProblem("Objective-C's runtime is not to be had", at: attribute) }
      member.attributes = "\(text) \(member.attributes)"
    }
  }

  private static func read(
    effects: FunctionEffectSpecifiersSyntax?, into member: inout DoubledMember
  ) throws(DoubleProblem) {
    member.isAsync = effects?.asyncSpecifier != nil
    guard let clause = effects?.throwsClause else { return }
    try read(throwing: clause, into: &member)
  }

  private static func read(throwing clause: ThrowsClauseSyntax, into member: inout DoubledMember) throws(DoubleProblem)
  {
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      throw DoubleProblem("a double that answers by itself cannot rethrow; use typed throws instead", at: clause)
    }
    // What throws nothing meets such a requirement, too.
    if clause.type?.trimmedDescription == "Never" { return }
    member.throwing = clause.trimmedDescription
    member.failure = clause.type?.trimmedDescription ?? "any Error"
  }

  private static func read(
    generics: GenericParameterClauseSyntax?, whereClause: GenericWhereClauseSyntax?, into member: inout DoubledMember
  ) throws(DoubleProblem) {
    member.genericParameters = generics?.trimmedDescription ?? ""
    member.genericNames = Set(generics?.parameters.map(\.name.text) ?? [])
    member.genericWhere = whereClause.map { " \($0.trimmedDescription)" } ?? ""
    if let pack = generics?.parameters.first(where: { $0.specifier != nil }) {
      throw DoubleProblem("a parameter pack has no fixed list of arguments to keep", at: pack)
    }
    if let generics, member.genericNames.contains(member.failure) {
      throw DoubleProblem("an error of a generic type cannot be kept as an answer", at: generics)
    }
  }

  private static func read(result: TypeSyntax, into member: inout DoubledMember) throws(DoubleProblem) {
    if let attributed = result.as(AttributedTypeSyntax.self), let specifier = attributed.specifiers.first {
      throw DoubleProblem("a result that is \(specifier.trimmedDescription) cannot be kept", at: specifier)
    }
    let text = result.trimmedDescription
    member.result = text == "()" ? "Void" : text
    member.hasGenericResult = !TypeMention.names(in: result).isDisjoint(with: member.genericNames)
  }

  private static func read(
    accessors: AccessorBlockSyntax, into member: inout DoubledMember
  ) throws(DoubleProblem) {
    guard case .accessors(let list) = accessors.accessors else { return }
    for accessor in list {
      if accessor.accessorSpecifier.tokenKind == .keyword(.set) { member.hasSetter = true }
      if accessor.effectSpecifiers?.asyncSpecifier != nil { member.isAsync = true }
      if let clause = accessor.effectSpecifiers?.throwsClause { try read(throwing: clause, into: &member) }
    }
  }

  /// A spy passes on what it gets, and its `Self` is not that of the object it wraps.
  private static func refuseSelf(in node: Syntax) throws(DoubleProblem) {
    guard node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.Self) }) else { return }
    throw DoubleProblem("Self is another type for each double, so that a spy could not pass it on", at: node)
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
