import SwiftSyntax

/// Turns the rules of tips, which are macros on iOS, into values of TipKit.
///
/// ## Before
/// ```swift
/// struct Hint: Tip {
///   var rules: [Rule] {
///     #Rule(Self.$isSignedIn) { $0 == true }
///   }
/// }
/// ```
/// ## After
/// ```swift
/// struct Hint: Tip {
///   var rules: [Rule] {
///     Tips.Rule(Self.$isSignedIn) { $0 == true }
///   }
/// }
/// ```
struct TipRuleRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.macroExpansionExpr, .macroExpansionDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self), macro.macroName.text == "Rule",
      context.facts.imports.contains("TipKit")
    else { return true }
    context.edits.replace(context.range(of: macro.pound), with: "Tips.")
    return true
  }
}
