import SwiftSyntax

/// Makes tests of the platform read as on the iOS simulator.
///
/// Language versions, processors and the project's own conditions are left to the compiler.
///
/// ## Before
/// ```swift
/// #if os(iOS) && DEBUG
/// ```
/// ## After
/// ```swift
/// #if true && DEBUG
/// ```
struct PlatformConditionRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.ifConfigDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let node = node.as(IfConfigDeclSyntax.self) else { return true }
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      rewrite(Syntax(condition), in: context)
    }
    return true
  }

  private func rewrite(_ node: Syntax, in context: LoweringContext) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      guard let value = context.evaluator.platform(call) else { return }
      context.edits.replace(context.range(of: call), with: value ? "true" : "false")
    } else {
      for child in node.children(viewMode: .sourceAccurate) { rewrite(child, in: context) }
    }
  }
}
