import SwiftSyntax

/// Names what a type of Darwin's C library is, where Glibc has another type of the name.
///
/// A place in a file is a number on iOS.
///
/// ## Before
/// ```swift
/// func seek(_ place: fpos_t) -> fpos_t { fpos_t(Int(place) + 1) }
/// ```
/// ## After
/// ```swift
/// func seek(_ place: Int64) -> Int64 { Int64(Int(place) + 1) }
/// ```
struct DarwinTypeRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.identifierType, .declReferenceExpr]

  private static let meanings = ["fpos_t": "Int64"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    let name = node.as(IdentifierTypeSyntax.self)?.name ?? node.as(DeclReferenceExprSyntax.self)?.baseName
    // A member has the name of something else.
    let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0.declName).id == node.id } ?? false
    if let name, !isMember, let meaning = Self.meanings[name.text] {
      context.edits.replace(context.range(of: name), with: meaning)
    }
    return true
  }
}
