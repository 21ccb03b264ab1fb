/// Writes the class of one double.
struct DoubleWriter {
  let model: DoubledProtocol
  let body: any DoubleBody

  func text() -> String {
    var members = fixedTypes + body.fixedMembers(of: model) + valueMembers
    for member in model.members {
      members += body.companions(of: member, in: model)
      members.append(conformance(member))
    }
    return """
      \(model.attributes)\(header) {
      \(indented(members.joined(separator: "\n\n")))
      }
      """
  }

  private var fixedTypes: [String] {
    if body is SpyBody { return [] }
    return model.fixedTypes.sorted { $0.key < $1.key }.map { "\(model.memberAccess)typealias \($0) = \($1)" }
  }

  /// What the language and failure messages ask of any value. A double is equal only to itself, and its description is
  /// its name: to describe it is not to use it.
  private var valueMembers: [String] {
    if model.needsObject { return [] }
    let name = body.name(in: model)
    var members: [String] = []
    if model.parents.contains(.equatable) || model.parents.contains(.hashable) {
      members.append(
        "\(model.memberAccess)nonisolated static func == (one: \(name), other: \(name)) -> Bool {\n  one === other\n}")
    }
    if model.parents.contains(.hashable) {
      let hashed = "hasher.combine(ObjectIdentifier(self))"
      members.append("\(model.memberAccess)nonisolated func hash(into hasher: inout Hasher) {\n  \(hashed)\n}")
    }
    for (parent, property) in [(KnownParent.description, "description"), (.debugDescription, "debugDescription")]
    where model.parents.contains(parent) {
      members.append("\(model.memberAccess)nonisolated var \(property): String {\n  \"\(name)\"\n}")
    }
    return members
  }

  private var header: String {
    let isSpy = body is SpyBody
    let parameters =
      isSpy
      ? ["\(SpyBody.type(in: model)): \(model.name)"] : model.typeParameters.map { $0.name + $0.inheritance }
    let generics = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let conditions =
      isSpy || model.associatedWhere.isEmpty ? "" : " where \(model.associatedWhere.joined(separator: ", "))"
    var parents = [model.name]
    if model.needsObject { parents.insert("NSObject", at: 0) }
    if model.isSendable { parents.append("@unchecked Sendable") }
    let openness = body.isBase ? (model.access == "public " ? "open " : model.access) : model.access + "final "
    return "\(openness)class \(body.name(in: model))\(generics): \(parents.joined(separator: ", "))\(conditions)"
  }

  private var openAccess: String {
    body.isBase && model.access == "public " ? "open " : model.memberAccess
  }

  private func conformance(_ member: DoubledMember) -> String {
    let kind = member.isStatic ? (body.isBase ? "class " : "static ") : ""
    let start = "\(member.attributes)\(openAccess)\(kind)"
    let generics = member.genericParameters
    switch member.form {
    case .function:
      let result = member.result == "Void" ? "" : " -> \(member.result)"
      return """
        \(start)func \(member.name)\(generics)\(member.parameterClause)\(member.effects)\(result)\(member.genericWhere) {
        \(block(body.call(member, in: model)))
        }
        """
    case .property:
      return "\(start)var \(member.name): \(member.result) {\n\(accessors(member))\n}"
    case .subscript:
      let signature = "\(generics)\(member.parameterClause) -> \(member.result)\(member.genericWhere)"
      return "\(start)subscript\(signature) {\n\(accessors(member))\n}"
    case .initializer:
      let override = model.needsObject && member.parameters.isEmpty ? "override " : ""
      let name = "init\(member.isFailable ? "?" : "")\(generics)"
      let statements = body.initializer(member, in: model)
      return """
        \(member.attributes)\(model.memberAccess)required \(override)\(name)\
        \(member.parameterClause)\(member.effects)\(member.genericWhere) {\
        \(statements.isEmpty ? "" : "\n\(block(statements))\n")}
        """
    }
  }

  private func accessors(_ member: DoubledMember) -> String {
    var text = "  get\(member.effects) {\n\(indented(block(body.getter(member, in: model))))\n  }"
    if writesSetter(member) {
      text += "\n  set {\n\(indented(block(body.setter(member, in: model))))\n  }"
    }
    return text
  }

  /// The storage of a fake can be set although the protocol only reads it.
  private func writesSetter(_ member: DoubledMember) -> Bool {
    member.hasSetter || (body.isBase && !member.isAsync && member.throwing == nil)
  }

  private func block(_ statements: [String]) -> String { indented(statements.joined(separator: "\n")) }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
