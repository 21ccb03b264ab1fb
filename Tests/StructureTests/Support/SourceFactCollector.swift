import SwiftSyntax

/// Walks through the declarations of a file, not through the code in them, and notes what the checks ask for.
final class SourceFactCollector: SyntaxVisitor {
  private let locations: SourceLocationConverter
  private var scopes: [DeclarationScope] = []

  private(set) var imports: [SourceMention] = []
  private(set) var declarations: [Declaration] = []
  private(set) var extendedTypes: [String] = []

  init(locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { imports.append(SourceMention(name: module.name.text, line: line(of: node))) }
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    extendedTypes.append(name)
    let access = Self.modifiers(of: node)
    scopes.append(
      DeclarationScope(
        name: name, makesMembersPublic: access.contains("public"),
        isPrivate: !access.isDisjoint(with: ["private", "fileprivate"])))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithModifiersSyntax & WithAttributesSyntax
  ) -> SyntaxVisitorContinueKind {
    let type = note(node, .type, inherited: node.inheritanceClause)
    scopes.append(DeclarationScope(name: type.name, makesMembersPublic: false, isPrivate: type.isPrivate))
    return .visitChildren
  }

  // MARK: - Other declarations

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, .alias)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty { note(node, .function) }
    return .skipChildren
  }

  // Like a function, it is used by its name.
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, .function)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  @discardableResult
  private func note(
    _ node: some NamedDeclSyntax & WithModifiersSyntax & WithAttributesSyntax, _ kind: Declaration.Kind,
    inherited: InheritanceClauseSyntax? = nil
  ) -> Declaration {
    let access = Self.modifiers(of: node)
    let scope = scopes.last
    let isPlain = !node.attributes.contains { $0.trimmedDescription.hasPrefix("@_spi") }
    let isPublic = !access.isDisjoint(with: ["public", "open"]) || scope?.makesMembersPublic == true && access.isEmpty
    let isPrivate = !access.isDisjoint(with: ["private", "fileprivate"]) || scope?.isPrivate == true
    let declaration = Declaration(
      kind: kind, name: scope.map { "\($0.name).\(node.name.text)" } ?? node.name.text, line: line(of: node),
      isPublic: isPublic && isPlain, isPrivate: isPrivate, isNested: scope != nil, comment: Self.comment(of: node),
      inherited: inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
    declarations.append(declaration)
    return declaration
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private static func modifiers(of node: some WithModifiersSyntax) -> Set<String> {
    Set(node.modifiers.map { $0.name.text })
  }

  private static func comment(of node: some SyntaxProtocol) -> [String] {
    node.leadingTrivia.compactMap { piece in
      guard case .docLineComment(let text) = piece else { return nil }
      let line = text.dropFirst(3)
      return String(line.first == " " ? line.dropFirst() : line)
    }
  }
}
