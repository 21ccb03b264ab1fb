import SwiftSyntax

/// Lets observers of tests hear of issues, which the protocol for observers does not have on Linux.
///
/// ## Before
/// ```swift
/// final class Log: NSObject, XCTestObservation {
///   func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { print(issue.compactDescription) }
/// }
/// ```
/// ## After
/// ```swift
/// final class Log: NSObject, XCTestObservation {
///   func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { print(issue.compactDescription) }
/// }
/// extension Log: ObservesIssues {}
/// ```
struct ObservationRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl]

  private static let protocols = [
    "XCTIssue": "ObservesIssues", "XCTExpectedFailure": "ObservesExpectedFailures",
  ]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard context.functionDepth == 0, let node = node.as(FunctionDeclSyntax.self), !node.modifiers.has(.override),
      node.reference == "testCase(_:didRecord:)", let scope = context.scopes.last, !scope.isProtocol, !scope.isHidden,
      let value = node.signature.parameterClause.parameters.last?.type.nominalName,
      let name = ObservationRule.protocols[value]
    else { return true }
    context.trailer.append("extension \(scope.name): \(name) {}")
    return true
  }
}
