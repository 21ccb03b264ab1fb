import SwiftParser
import SwiftSyntax

/// Collects how the public declarations of a module belong to actors, and what becomes of closures.
///
/// The actor of a type follows from the protocols in its declaration, which may lie in other files: so all files are read
/// first, and asked after.
public final class SignatureCollector: SyntaxVisitor {
  private struct Scope {
    var name: String
    var isPublic: Bool
    var makesPublic = false
    var isExtension = false
    var isProtocol = false
    var inherited: Set<String> = []
    var isolation: Bool?
  }

  private struct Member {
    var signature: Signature
    var isolation: Bool?
    var scope: Scope
  }

  private struct TypeFacts {
    var isPublic = false
    var isProtocol = false
    var isolation: Bool?
    /// In the declaration itself, which is what gives a type its actor.
    var inherited: Set<String> = []
    var isSendable = false
    var isUnsendable = false
  }

  private var scopes: [Scope] = []
  private var types: [String: TypeFacts] = [:]
  private var members: [Member] = []

  public init() { super.init(viewMode: .sourceAccurate) }

  public func read(_ source: String) { walk(Parser.parse(source: source)) }

  // MARK: - What was found

  /// The signatures of all that was read, in the order of their lines.
  public var signatures: [Signature] {
    let types = types.filter(\.value.isPublic).map { name, facts -> Signature in
      var signature = Signature(facts.isProtocol ? .protocol : .type, name, isMain: isMain(type: name))
      signature.isSendable = isSendable(type: name)
      return signature
    }
    let members = members.map { member -> Signature in
      var signature = member.signature
      signature.isMain =
        member.isolation ?? witness(member) ?? member.scope.isolation ?? isMain(type: member.scope.name)
      return signature
    }
    return Set(types + members).sorted { $0.line < $1.line }
  }

  private func isMain(type name: String) -> Bool {
    guard let facts = types[name] else { return false }
    if let isolation = facts.isolation { return isolation }
    if facts.inherited.contains("_RemoveGlobalActorIsolation") { return false }
    // A protocol that takes the actor away does so for those that conform to it.
    if facts.inherited.contains(where: removes) { return false }
    return facts.inherited.contains { $0 != name && types[$0]?.isProtocol == true && isMain(type: $0) }
  }

  private func removes(_ name: String) -> Bool {
    guard let facts = types[name], facts.isProtocol else { return false }
    return facts.isolation == false || facts.inherited.contains("_RemoveGlobalActorIsolation")
      || facts.inherited.contains { $0 != name && removes($0) }
  }

  /// A type of the main actor may be sent to others without saying so; a protocol hands that on to nobody.
  private func isSendable(type name: String) -> Bool {
    guard let facts = types[name], !facts.isUnsendable else { return false }
    if !facts.isProtocol, isMain(type: name) { return true }
    return facts.isSendable
      || facts.inherited.contains { $0 != name && types[$0]?.isProtocol == true && isSendable(type: $0) }
  }

  /// What fulfils a requirement of the protocol beside it has the requirement's actor.
  private func witness(_ member: Member) -> Bool? {
    guard !member.scope.isProtocol else { return nil }
    let base = member.signature.name.split(separator: ".").last.map(String.init) ?? ""
    let found = member.scope.inherited.compactMap { requirements["\($0).\(base)"] }
    return found.isEmpty ? nil : found.contains(true)
  }

  private lazy var requirements: [String: Bool] = {
    var found: [String: Bool] = [:]
    for member in members where member.signature.isRequirement {
      found[member.signature.name] = member.isolation ?? isMain(type: member.scope.name)
    }
    return found
  }()

  // MARK: - Types

  public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  public override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  public override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }

  public override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    let inherited = node.inheritanceClause?.names ?? []
    if inherited.contains("Sendable") {
      if node.attributes.isUnavailable {
        types[name, default: TypeFacts()].isUnsendable = true
      } else {
        types[name, default: TypeFacts()].isSendable = true
      }
    }
    scopes.append(
      Scope(
        name: name, isPublic: !node.attributes.hasSPI && !node.attributes.isUnavailable,
        makesPublic: node.modifiers.isPublic, isExtension: true,
        inherited: inherited, isolation: isolation(node.attributes, node.modifiers)))
    return .visitChildren
  }

  public override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func open(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = (scopes.map(\.name).last.map { "\($0)." } ?? "") + node.name.plain
    let inherited = node.inheritanceClause?.names ?? []
    let isVisible = isVisible(node.modifiers, node.attributes)
    let isProtocol = node.is(ProtocolDeclSyntax.self)
    // Types that are not public give their actor to those that are.
    if !node.attributes.isUnavailable {
      var facts = types[path] ?? TypeFacts()
      facts.isPublic = isVisible
      facts.isProtocol = isProtocol
      facts.isolation = isolation(node.attributes, node.modifiers)
      facts.inherited = inherited
      facts.isSendable = facts.isSendable || inherited.contains("Sendable")
      types[path] = facts
    }
    scopes.append(
      Scope(name: path, isPublic: isVisible, makesPublic: isProtocol, isProtocol: isProtocol, inherited: inherited))
    return .visitChildren
  }

  // MARK: - Members

  public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.signature.parameterClause
    return note(node.name.plain + clause.plainLabels, clause, node.modifiers, node.attributes)
  }

  public override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.signature.parameterClause
    return note("init" + clause.plainLabels, clause, node.modifiers, node.attributes)
  }

  public override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note("subscript" + node.parameterClause.plainLabels, node.parameterClause, node.modifiers, node.attributes)
  }

  public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { continue }
      _ = note(name, nil, node.modifiers, node.attributes)
    }
    return .skipChildren
  }

  private func note(
    _ name: String, _ clause: FunctionParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard isVisible(modifiers, attributes), !attributes.isUnavailable, !name.hasPrefix("_") else {
      return .skipChildren
    }
    let scope = scopes.last ?? Scope(name: "", isPublic: true)
    var signature = Signature(.member, scope.name.isEmpty ? name : "\(scope.name).\(name)", isMain: false)
    signature.isRequirement = scope.isProtocol
    for (index, parameter) in (clause?.parameters ?? []).enumerated() {
      if let closure = parameter.closure { signature.closures[index + 1] = closure }
    }
    members.append(Member(signature: signature, isolation: isolation(attributes, modifiers), scope: scope))
    return .skipChildren
  }

  private func isolation(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool? {
    if attributes.has("MainActor") { return true }
    return modifiers.contains { $0.name.text == "nonisolated" } ? false : nil
  }

  private func isVisible(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
    if attributes.hasSPI || modifiers.isHidden { return false }
    guard let scope = scopes.last else { return modifiers.isPublic }
    return scope.isPublic && (scope.makesPublic || modifiers.isPublic)
  }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }

  var isUnavailable: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available"
      else { return false }
      return attribute.arguments?.trimmedDescription.contains("*, unavailable") == true
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// The labels without a word on what may be left out.
  fileprivate var plainLabels: String { "(\(parameters.map { "\($0.firstName.plain):" }.joined()))" }
}

extension FunctionParameterSyntax {
  fileprivate var closure: Signature.Closure? {
    var closure = Signature.Closure()
    var type = type
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        closure.escapes = closure.escapes || attributed.attributes.has("escaping")
        closure.isMain = closure.isMain || attributed.attributes.has("MainActor")
        closure.isSendable = closure.isSendable || attributed.attributes.has("Sendable")
        type = attributed.baseType
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        // What may be nil is kept in any case.
        closure.escapes = true
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first
      {
        type = element.type
      } else {
        return type.is(FunctionTypeSyntax.self) ? closure : nil
      }
    }
  }
}
