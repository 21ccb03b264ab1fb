import SwiftSyntax

/// Makes the test cases that helpers wait with, which run no test themselves.
///
/// XCTest of Linux has no initialiser for them: neither for plain ones, nor for classes without tests, such as the pages
/// of UI tests, which inherit from `XCTestCase` to have its methods. What fails in them is a failure of the running
/// test.
///
/// ## Before
/// ```swift
/// let testCase = XCTestCase()
/// class LoginPage: XCTestCase { func enterName() {} }
/// ```
/// ## After
/// ```swift
/// let testCase = XCTestCase.windfallHelper()
/// class LoginPage: XCTestCase { nonisolated convenience init() { self.init(name: "helper") { _ in } }; … func enterName() {} }
/// ```
struct HelperTestCaseRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionCallExpr, .classDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self) {
      lower(call, in: context)
    } else if let type = node.as(ClassDeclSyntax.self), context.options.isTestTarget {
      lower(type, in: context)
    }
    return true
  }

  private func lower(_ call: FunctionCallExprSyntax, in context: LoweringContext) {
    guard call.arguments.isEmpty, call.trailingClosure == nil,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "XCTestCase"
    else { return }
    context.edits.insert(".windfallHelper", at: context.range(of: call.calledExpression).upperBound)
  }

  private func lower(_ type: ClassDeclSyntax, in context: LoweringContext) {
    guard type.inheritanceClause?.inheritedTypes.first?.type.nominalName.lastComponent == "XCTestCase",
      type.genericParameterClause == nil, !type.memberBlock.members.contains(where: { $0.decl.isInitializerOrTest })
    else { return }
    let access = type.modifiers.has(.public) || type.modifiers.has(.open) ? "public " : ""
    let parameters =
      "withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool"
    let arguments = "withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected"
    context.edits.insert(
      " nonisolated \(access)convenience init() { self.init(name: \"helper\") { _ in } };"
        + " nonisolated \(access)override func recordFailure(\(parameters)) { if testRun == nil "
        + "{ windfallRecord(description, path: filePath, line: lineNumber) } else "
        + "{ super.recordFailure(\(arguments)) } };",
      at: context.range(of: type.memberBlock.leftBrace).upperBound)
  }
}

extension DeclSyntax {
  /// Whether the member is an initialiser, a test, or what records failures: a class with one takes care of itself.
  fileprivate var isInitializerOrTest: Bool {
    if self.is(InitializerDeclSyntax.self) { return true }
    guard let name = self.as(FunctionDeclSyntax.self)?.name.text else { return false }
    return name.hasPrefix("test") || name == "recordFailure"
  }
}
