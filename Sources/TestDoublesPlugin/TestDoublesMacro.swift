import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros
import TestDoublesGeneration

/// Puts the doubles beside the protocol, or diagnostics at what cannot be doubled.
struct TestDoublesMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
      context.diagnose(Diagnostic(node: Syntax(node), message: DoubleProblem.notAProtocol(node)))
      return []
    }
    switch TestDoublesGenerator.declarations(for: declaration, inherited: inherited(node)) {
    case .success(let texts): return texts.map { DeclSyntax("\(raw: $0)") }
    case .failure(let error):
      for problem in error.problems { context.diagnose(Diagnostic(node: problem.node, message: problem)) }
      return []
    }
  }

  private static func inherited(_ node: AttributeSyntax) -> String {
    guard case .argumentList(let arguments)? = node.arguments else { return "" }
    return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
  }
}
