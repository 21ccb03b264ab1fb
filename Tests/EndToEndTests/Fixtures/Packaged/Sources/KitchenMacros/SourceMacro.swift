import Foundation
import MacroSupport
import SwiftSyntax
import SwiftSyntaxMacros

public struct SourceMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let source = node.arguments.first.map { text(of: $0.expression) } ?? ""
    return ExprSyntax(StringLiteralExprSyntax(content: source.trimmingCharacters(in: .whitespacesAndNewlines)))
  }
}
