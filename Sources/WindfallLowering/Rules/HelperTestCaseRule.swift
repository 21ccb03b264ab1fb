import SwiftSyntax

/// Makes the test cases that helpers wait with, which run no test themselves.
///
/// XCTest of Linux has no initialiser for them.
///
/// ## Before
/// ```swift
/// let testCase = XCTestCase()
/// ```
/// ## After
/// ```swift
/// let testCase = XCTestCase.windfallHelper()
/// ```
struct HelperTestCaseRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionCallExpr]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "XCTestCase"
    {
      context.edits.insert(".windfallHelper", at: context.range(of: call.calledExpression).upperBound)
    }
    return true
  }
}
