import SwiftSyntax

/// Walks a file once and shows each node to the rules that asked for its kind.
final class LoweringWalker: SyntaxAnyVisitor {
  private let context: LoweringContext
  private var rules: [any LoweringRule]
  private let interested: [SyntaxKind: [Int]]
  private var inactiveClauses: Set<SyntaxIdentifier> = []

  init(context: LoweringContext) {
    self.context = context
    rules = RuleRegistry.rules.map { $0.init() }
    var interested: [SyntaxKind: [Int]] = [:]
    for (index, rule) in RuleRegistry.rules.enumerated() {
      for kind in rule.kinds { interested[kind, default: []].append(index) }
    }
    self.interested = interested
    super.init(viewMode: .sourceAccurate)
  }

  func lower(_ file: SourceFileSyntax) {
    walk(file)
    for index in rules.indices { rules[index].finish(in: context) }
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { context.identifiers.insert(name) }
    return .skipChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if inactiveClauses.contains(node.id) { return .skipChildren }
    for index in interested[node.kind] ?? [] where !rules[index].visit(node, in: context) {
      return .skipChildren
    }
    enter(node)
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    guard !inactiveClauses.contains(node.id) else { return }
    if context.scopes.last?.id == node.id { context.scopes.removeLast() }
    if node.opensFunction, entered.remove(node.id) != nil { context.functionDepth -= 1 }
    if node.kind == .ifConfigDecl, entered.remove(node.id) != nil { context.conditionDepth -= 1 }
  }

  /// The functions and `#if` that have been gone into: a node that was skipped is left as well.
  private var entered: Set<SyntaxIdentifier> = []

  private func enter(_ node: Syntax) {
    if let condition = node.as(IfConfigDeclSyntax.self) {
      inactiveClauses.formUnion(context.evaluator.inactiveClauses(of: condition))
      entered.insert(node.id)
      context.conditionDepth += 1
    } else if node.opensFunction {
      entered.insert(node.id)
      context.functionDepth += 1
    } else if let scope = TypeScope(node, in: context) {
      context.scopes.append(scope)
    }
  }
}

extension Syntax {
  fileprivate var opensFunction: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .closureExpr: return true
    case .accessorBlock:
      // A getter that is not called `get`.
      if case .getter? = self.as(AccessorBlockSyntax.self)?.accessors { return true }
      return false
    default: return false
    }
  }
}
