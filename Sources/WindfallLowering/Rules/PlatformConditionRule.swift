import SwiftSyntax

/// Makes tests of the platform read as on the iOS simulator.
///
/// Processors, the project's own conditions, and language versions but in the mode of Swift 6 are left to the compiler.
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
      if let value = context.evaluator.platform(call) {
        context.edits.replace(context.range(of: call), with: value ? "true" : "false")
      } else if let value = context.evaluator.languageOfSix(call) {
        // What is for other versions may be written in a language that this compiler cannot read.
        context.edits.replace(context.range(of: call), with: value ? "true" : "swift(>=100)")
      }
    } else {
      for child in node.children(viewMode: .sourceAccurate) { rewrite(child, in: context) }
    }
  }
}
