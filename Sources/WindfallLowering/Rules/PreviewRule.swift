import SwiftSyntax

/// Removes previews and playgrounds inside an app, which only Xcode's canvas shows.
///
/// ## Before
/// ```swift
/// #Preview("Dark", traits: .landscapeLeft) {
///   ContentView()
/// }
/// ```
/// ## After
/// ```swift
///
///
///
/// ```
struct PreviewRule: LoweringRule {
  static let kinds: [SyntaxKind] = [
    .macroExpansionDecl, .macroExpansionExpr, .structDecl, .classDecl, .enumDecl, .extensionDecl,
  ]

  private static let protocols: Set<String> = ["PreviewProvider", "LibraryContentProvider"]

  /// The types that have been removed, whose extensions go too.
  private var removed: Set<String> = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard isPreview(node, in: context) else { return true }
    context.edits.remove(context.range(of: node))
    return false
  }

  private mutating func isPreview(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self) {
      return ["Preview", "Playground"].contains(macro.macroName.text)
    }
    guard let type = TypeScope(node, in: context) else { return false }
    if type.kind == .extensionOfType, removed.contains(type.name) { return true }
    guard type.inherits(from: PreviewRule.protocols) else { return false }
    removed.insert(type.name)
    return true
  }
}
