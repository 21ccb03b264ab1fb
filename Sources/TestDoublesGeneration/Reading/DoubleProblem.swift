import SwiftDiagnostics
import SwiftSyntax

/// What of a protocol cannot be doubled, and why.
public struct DoubleProblem: DiagnosticMessage, Error {
  public let message: String
  /// Where the diagnostic stands.
  public let node: Syntax

  public var diagnosticID: MessageID { MessageID(domain: "TestDoubles", id: message) }
  public var severity: DiagnosticSeverity { .error }

  init(_ message: String, at node: some SyntaxProtocol) {
    self.message = message
    self.node = Syntax(node)
  }

  /// The attribute stands at something else.
  public static func notAProtocol(_ attribute: AttributeSyntax) -> DoubleProblem {
    DoubleProblem("@TestDoubles belongs to a protocol; only a protocol's members can all be doubled", at: attribute)
  }
}
