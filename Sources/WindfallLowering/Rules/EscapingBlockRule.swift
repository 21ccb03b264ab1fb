import SwiftSyntax

/// Renames methods of Foundation whose blocks may not outlive the call on iOS, but may on Linux.
///
/// A block of that kind cannot be passed on to one of the other. Ours has the new name, and so has, throughout the
/// project, whatever else is called like that.
///
/// ## Before
/// ```swift
/// import Foundation
/// func each(_ expression: NSRegularExpression, in text: String, _ body: (NSTextCheckingResult?) -> Void) {
///   expression.enumerateMatches(in: text, range: NSRange(location: 0, length: 1)) { match, _, _ in body(match) }
/// }
/// ```
/// ## After
/// ```swift
/// import Foundation; import FoundationOverlay
/// func each(_ expression: NSRegularExpression, in text: String, _ body: (NSTextCheckingResult?) -> Void) {
///   expression.windfallEnumerateMatches(in: text, range: NSRange(location: 0, length: 1)) { match, _, _ in body(match) }
/// }
/// ```
struct EscapingBlockRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.declReferenceExpr, .functionDecl]

  private static let names = ["enumerateMatches": "windfallEnumerateMatches"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    let name = node.as(FunctionDeclSyntax.self)?.name ?? node.as(DeclReferenceExprSyntax.self)?.baseName
    if let name, let replacement = Self.names[name.text] {
      context.edits.replace(context.range(of: name), with: replacement)
      // Has its import added.
      context.identifiers.insert(replacement)
    }
    return true
  }
}
