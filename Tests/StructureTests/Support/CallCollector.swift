import SwiftSyntax

/// Finds the functions that a file calls, by the last part of their name.
final class CallCollector: SyntaxVisitor {
  private let locations: SourceLocationConverter

  private(set) var calls: [SourceMention] = []

  init(locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
    if let name {
      let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
      calls.append(SourceMention(name: name.text, line: line))
    }
    return .visitChildren
  }
}
