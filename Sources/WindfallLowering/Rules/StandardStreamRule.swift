import SwiftSyntax

/// Lets `stderr`, `stdout` and `stdin` be used from anywhere.
///
/// On iOS they cannot be set, and so the compiler does not mind where they are read. In Glibc they are variables.
///
/// ## Before
/// ```swift
/// import Foundation
/// func complain(_ text: String) { fputs(text, stderr) }
/// ```
/// ## After
/// ```swift
/// import Foundation; import DarwinOverlay
/// func complain(_ text: String) { fputs(text, stderr) }
/// #sourceLocation()
/// private var stderr: UnsafeMutablePointer<FILE>! { windfallStderr }
/// ```
struct StandardStreamRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.declReferenceExpr, .identifierPattern]

  private static let names: Set<String> = ["stderr", "stdin", "stdout"]

  private var used: Set<String> = []
  /// Variables of the file itself.
  private var declared: Set<String> = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.names.contains(name) {
      // A member has the name of something else.
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
        let isOfModule = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Darwin"
        if isOfModule { context.edits.replace(context.range(of: node), with: Self.stream(name)) }
      } else {
        used.insert(name)
      }
    } else if let name = node.as(IdentifierPatternSyntax.self)?.identifier.text, Self.names.contains(name),
      context.scopes.isEmpty, context.functionDepth == 0
    {
      declared.insert(name)
    }
    return true
  }

  mutating func finish(in context: LoweringContext) {
    for name in used.subtracting(declared).sorted() {
      let stream = Self.stream(name)
      context.trailer.append("private var \(name): UnsafeMutablePointer<FILE>! { \(stream) }")
      // Has the import of what it reads added.
      context.identifiers.insert(stream)
    }
  }

  private static func stream(_ name: String) -> String {
    "windfall\(name.prefix(1).uppercased())\(name.dropFirst())"
  }
}
