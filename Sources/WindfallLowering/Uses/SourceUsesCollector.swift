import SwiftParser
import SwiftSyntax

/// Collects what a source file uses and declares.
final class SourceUsesCollector: SyntaxVisitor {
  private(set) var uses = SourceUses()

  private let evaluator: ConditionEvaluator
  private let lineStarts: [Int]

  init(source: String, options: LoweringOptions) {
    evaluator = ConditionEvaluator(options: options)
    lineStarts = [0] + source.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  /// The last line that begins before the node.
  private func line(_ node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let inactive = evaluator.inactiveClauses(of: node)
    for clause in node.clauses where !inactive.contains(clause.id) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { uses.imports.append(.init(name: name, line: line(node))) }
    return .skipChildren
  }

  /// Core Data's attribute is known to the compiler, unlike those that are types.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.name == "NSManaged" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    uses.types.append(.init(name: node.name.text, line: line(node)))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.first?.isUppercase == true { uses.types.append(.init(name: name, line: line(node))) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isType = owner?.first?.isUppercase == true
    uses.members.append(
      .init(owner: isType ? owner : nil, name: node.declName.baseName.text, line: line(node.declName)))
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "keyPath" { uses.syntax.append(.init(name: "#keyPath", line: line(node))) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    if let name, name.baseName.text == "observe", node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true {
      uses.syntax.append(.init(name: "observe(\\. (KVO)", line: line(name)))
    }
    return .visitChildren
  }

  // MARK: - Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    uses.declared.insert(name.text)
    return .visitChildren
  }
}
