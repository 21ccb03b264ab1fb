import SwiftParser
import SwiftSyntax

/// Collects the public declarations of a source file.
public final class PublicAPICollector: SyntaxVisitor {
  private let framework: String
  private var scopes: [Scope] = []
  public private(set) var api = PublicAPI()

  private struct Scope {
    var name: String
    var isPublic: Bool
    /// Whether members are as public as the scope, without saying so.
    var makesPublic: Bool
  }

  private init(framework: String) {
    self.framework = framework
    super.init(viewMode: .sourceAccurate)
  }

  /// What a file of a module declares for others.
  public static func api(of source: String, framework: String) -> PublicAPI {
    let collector = PublicAPICollector(framework: framework)
    collector.walk(Parser.parse(source: source))
    return collector.api
  }

  // MARK: - Types

  public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.inheritanceClause)
  }
  public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.inheritanceClause)
  }
  public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.inheritanceClause) }
  public override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.inheritanceClause)
  }

  public override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.inheritanceClause, makesPublic: true)
  }

  public override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    guard !node.attributes.hasSPI else { return .skipChildren }
    scopes.append(Scope(name: name, isPublic: true, makesPublic: node.modifiers.isPublic))
    var type = TypeAPI(framework: framework)
    type.inherited = node.inheritanceClause?.names ?? []
    if !type.inherited.isEmpty || scopes.last?.makesPublic == true { api.add(type, named: name) }
    return .visitChildren
  }

  public override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  public override func visitPost(_ node: ExtensionDeclSyntax) {
    if !node.attributes.hasSPI { scopes.removeLast() }
  }

  private func open(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ inherited: InheritanceClauseSyntax?, makesPublic: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isPublic = isVisible(node.modifiers, node.attributes)
    let name = ((scopes.last?.name).map { $0.isEmpty ? [] : [$0] } ?? []) + [node.name.plain]
    let path = name.joined(separator: ".")
    scopes.append(Scope(name: path, isPublic: isPublic, makesPublic: makesPublic && isPublic))
    if isPublic {
      var type = TypeAPI(framework: framework)
      type.inherited = inherited?.names ?? []
      type.isDeclaration = true
      type.isClass = node.is(ClassDeclSyntax.self)
      type.difference = DocumentedDifference.text(of: node.leadingTrivia, isType: true)
      api.add(type, named: path)
      if let parent = scopes.dropLast().last { add(node.name.plain, to: parent.name) }
    }
    return .visitChildren
  }

  // MARK: - Members

  public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.plain + node.signature.parameterClause.labels, node, node.modifiers, node.attributes)
  }

  public override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init" + node.signature.parameterClause.labels, node, node.modifiers, node.attributes)
  }

  public override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript" + node.parameterClause.subscriptLabels, node, node.modifiers, node.attributes)
  }

  public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { continue }
      _ = add(name, node, node.modifiers, node.attributes)
    }
    return .skipChildren
  }

  public override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.last?.isPublic == true else { return .skipChildren }
    for element in node.elements { add(element.name.plain, to: scopes.last?.name ?? "") }
    return .skipChildren
  }

  public override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers, node.attributes) else { return .skipChildren }
    let parent = scopes.last?.name ?? ""
    var type = TypeAPI(framework: framework)
    type.inherited = [node.initializer.value.plainName]
    type.isDeclaration = true
    api.add(type, named: parent.isEmpty ? node.name.plain : "\(parent).\(node.name.plain)")
    return .skipChildren
  }

  /// What a framework gives of the module that no app knows is its own.
  public override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    guard node.importKindSpecifier != nil, path.first == "WindfallCore", let name = path.last else {
      return .skipChildren
    }
    var type = TypeAPI(framework: framework)
    type.isDeclaration = true
    api.add(type, named: name)
    return .skipChildren
  }

  public override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.plain, node, node.modifiers, node.attributes)
  }

  private func add(
    _ name: String, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard isVisible(modifiers, attributes), !name.contains(" ") else { return .skipChildren }
    add(name, to: scopes.last?.name ?? "", difference: DocumentedDifference.text(of: node.leadingTrivia, isType: false))
    return .skipChildren
  }

  private func add(_ name: String, to owner: String, difference: String? = nil) {
    var type = TypeAPI(framework: framework)
    let name = DeclaredName(name)
    type.add(name)
    if let difference { type.memberDifferences[name.base] = difference }
    api.add(type, named: owner.isEmpty ? "@\(framework)" : owner)
  }

  private func isVisible(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
    if attributes.hasSPI || modifiers.isHidden { return false }
    guard let scope = scopes.last else { return modifiers.isPublic }
    return scope.isPublic && (scope.makesPublic || modifiers.isPublic)
  }
}
