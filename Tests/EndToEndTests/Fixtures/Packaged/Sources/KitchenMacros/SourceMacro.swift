import MacroSupport
import SwiftSyntax
import SwiftSyntaxMacros

public struct SourceMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    ExprSyntax(StringLiteralExprSyntax(content: node.arguments.first.map { text(of: $0.expression) } ?? ""))
  }
}

/// Where macros are written, swift-syntax is a package whose enumerations have no more cases than these.
func word(for accessors: AccessorBlockSyntax.Accessors) -> String {
  switch accessors {
  case .accessors: "accessors"
  case .getter: "getter"
  }
}
