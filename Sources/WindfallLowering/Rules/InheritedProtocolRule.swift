import SwiftSyntax

/// Tells the macro `@TestDoubles` what the protocols ask for that the doubled one inherits from.
///
/// A macro sees only what it stands at. The protocols may be in any file of the module, or of a module of the project that
/// it imports. It is told as well which of the types that they mention are functions under another name: those cannot be
/// kept, unless they escape.
///
/// ## Before
/// ```swift
/// protocol Loading { func load() }
/// @TestDoubles protocol Caching: Loading { func clear() }
/// ```
/// ## After
/// ```swift
/// protocol Loading { func load() }
/// @TestDoubles(inherited: "protocol Loading { func load() }") protocol Caching: Loading { func clear() }
/// ```
struct InheritedProtocolRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.protocolDecl, .typeAliasDecl]

  private var doubled: [(attribute: AttributeSyntax, facts: ProtocolFacts)] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let alias = node.as(TypeAliasDeclSyntax.self) { visit(alias, in: context) }
    guard let node = node.as(ProtocolDeclSyntax.self) else { return true }
    let outer = context.scopes.last.map { $0.name + "." } ?? ""
    var parents = node.inheritanceClause?.inheritedTypes.flatMap { Self.names(in: $0.type) } ?? []
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == "Self"
      else { continue }
      parents += Self.names(in: conformance.rightType)
    }
    let attribute = node.attributes.named("TestDoubles") ?? node.attributes.named("TestDoubles.TestDoubles")
    let facts = ProtocolFacts(
      name: outer + node.name.plainText, parents: parents, text: node.trimmedDescription,
      isDoubled: attribute != nil, isPrivate: node.modifiers.isPrivate, associatedTypes: Self.associatedTypes(of: node))
    context.facts.protocols.append(facts)
    if let attribute, attribute.arguments == nil { doubled.append((attribute, facts)) }
    return true
  }

  /// The types that a conforming type names, each with what it has to be.
  private static func associatedTypes(of node: ProtocolDeclSyntax) -> [String: String] {
    let types = node.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    return Dictionary(
      types.compactMap { type in
        type.inheritanceClause?.inheritedTypes.first.map { (type.name.plainText, $0.type.nominalName) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func visit(_ node: TypeAliasDeclSyntax, in context: LoweringContext) {
    // The macro sees those of the protocol itself.
    guard node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) != true else { return }
    var type = node.initializer.value
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        type = only.type
      } else {
        break
      }
    }
    guard
      type.is(FunctionTypeSyntax.self) || type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
        || type.is(CompositionTypeSyntax.self)
    else { return }
    let outer = context.scopes.last.map { $0.name + "." } ?? ""
    context.facts.aliases.append(
      AliasFacts(
        name: outer + node.name.plainText, text: node.trimmedDescription, isPrivate: node.modifiers.isPrivate,
        type: type.is(FunctionTypeSyntax.self) ? nil : type.nominalName))
  }

  /// Parents may be declared after their heirs.
  mutating func finish(in context: LoweringContext) {
    let known = context.facts.protocols + context.options.module.protocols
    let aliases = context.facts.aliases + context.options.module.aliases
    for (attribute, facts) in doubled {
      var texts = ProtocolFacts.ancestors(of: facts.parents, in: known).map(\.text)
      texts += facts.parents.filter { isClass($0, in: context) }.map { "class \($0.lastComponent) {}" }
      texts += AliasFacts.declarations(usedBy: texts + [facts.text], in: aliases)
      guard !texts.isEmpty else { continue }
      let range = context.range(of: attribute.attributeName)
      context.edits.insert("(inherited: \(texts.joined(separator: "\n").swiftLiteral))", at: range.upperBound)
    }
  }

  private func isClass(_ name: String, in context: LoweringContext) -> Bool {
    FrameworkClasses.contains(name.lastComponent) || context.options.module.doubledClasses.contains(name)
      || context.facts.classes.contains { $0.name == name }
  }

  private static func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    return [type.nominalName]
  }
}
