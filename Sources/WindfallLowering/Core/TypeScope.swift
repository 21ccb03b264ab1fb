import SwiftSyntax

/// A type declaration or extension, as what it holds sees it.
struct TypeScope {
  enum Kind {
    case classType, extensionOfType, other
  }

  let id: SyntaxIdentifier
  let kind: Kind
  /// The name with the types around it: `Outer.Inner`.
  let name: String
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  let inheritance: InheritanceClauseSyntax?
  /// Whether only this file can name the type.
  let isPrivate: Bool
  /// Whether not even the end of this file can name the type.
  let isHidden: Bool
  let isGeneric: Bool
  /// The names of the type's own parameters.
  let parameters: [String]
  let isProtocol: Bool
  /// How many functions and closures are around the type: what is deeper lies in one of its own.
  let functionDepth: Int

  /// Is nil for a node that is no type.
  init?(_ node: Syntax, in context: LoweringContext) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    let outer = context.scopes.last
    let declared: String
    if let type = node.as(ExtensionDeclSyntax.self) {
      declared = type.extendedType.nominalName
      kind = .extensionOfType
    } else {
      declared = node.asProtocol((any NamedDeclSyntax).self)?.name.plainText ?? ""
      kind = node.is(ClassDeclSyntax.self) ? .classType : .other
    }
    isProtocol = node.is(ProtocolDeclSyntax.self)
    functionDepth = context.functionDepth
    id = node.id
    name = outer.map { $0.name + "." + declared } ?? declared
    attributes = group.attributes
    modifiers = group.modifiers
    inheritance = group.inheritanceClause
    let privateHere = group.modifiers.isPrivate
    isPrivate = privateHere || outer?.isPrivate == true
    isHidden =
      outer?.isHidden == true || context.functionDepth > 0
      || (outer != nil && group.modifiers.contains { $0.name.tokenKind == .keyword(.private) })
    let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    self.parameters = parameters?.parameters.map(\.name.text) ?? []
    isGeneric = parameters != nil || outer?.isGeneric == true
  }

  /// Whether what an extension adds is private without saying so.
  var hasPrivateMembers: Bool { kind == .extensionOfType && modifiers.isPrivate }

  /// The first inherited type, which is the superclass if there is one.
  var superclass: String? {
    inheritance?.inheritedTypes.first?.type.nominalName
  }

  func inherits(from names: Set<String>) -> Bool {
    inheritance?.inheritedTypes.contains { names.contains($0.type.nominalName.lastComponent) } ?? false
  }
}

extension [String: TypeScope] {
  /// The type of a name, wherever it lies.
  func first(named name: String) -> TypeScope? {
    let name = name.lastComponent
    return first { $0.key.lastComponent == name }?.value
  }
}
