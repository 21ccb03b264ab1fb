import SwiftSyntax

/// Takes the functions that name classes from our module: Foundation's stop at nested classes on Linux.
///
/// ## Before
/// ```swift
/// let name = NSStringFromClass(Cell.self)
/// ```
/// ## After
/// ```swift
/// let name = windfallStringFromClass(Cell.self)
/// ```
struct ClassNameRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.declReferenceExpr]

  private static let functions = [
    "NSStringFromClass": "windfallStringFromClass", "NSClassFromString": "windfallClassFromString",
  ]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self), let ours = ClassNameRule.functions[name.baseName.text],
      node.parent?.is(MemberAccessExprSyntax.self) != true
    else { return true }
    context.edits.replace(context.range(of: name.baseName), with: ours)
    context.needsObjectiveC = true
    return true
  }
}
