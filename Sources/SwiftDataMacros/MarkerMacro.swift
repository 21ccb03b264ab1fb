import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Model` reads, and that declares nothing by itself.
struct MarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Index` and `#Unique`, which `@Model` reads too.
struct IndexMacro: DeclarationMacro {
  static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws
    -> [DeclSyntax]
  { [] }
}
