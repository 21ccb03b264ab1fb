import SwiftSyntax

/// Makes the test cases that helpers wait with, which run no test themselves.
///
/// XCTest of Linux has no initialiser for them: neither for plain ones, nor for classes without tests, such as the pages
/// of UI tests, which inherit from `XCTestCase` to have its methods. What fails in them is a failure of the running
/// test. A class with tests can be made as well where it has methods that answer something: other tests ask it.
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
      type.genericParameterClause == nil
    else { return }
    let members = type.memberBlock.members.map(\.decl)
    guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return }
    let runsTests = members.contains { $0.isTest }
    guard !runsTests || members.contains(where: { $0.answers }) else { return }
    let access = type.modifiers.has(.public) || type.modifiers.has(.open) ? "public " : ""
    let making = " nonisolated \(access)convenience init() { self.init(name: \"helper\") { _ in } };"
    let start = context.range(of: type.memberBlock.leftBrace).upperBound
    guard !runsTests else {
      context.edits.insert(making, at: start)
      return
    }
    let parameters =
      "withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool"
    let arguments = "withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected"
    context.edits.insert(
      making + " nonisolated \(access)override func recordFailure(\(parameters)) { if testRun == nil "
        + "{ windfallRecord(description, path: filePath, line: lineNumber) } else "
        + "{ super.recordFailure(\(arguments)) } };",
      at: start)
  }
}

extension DeclSyntax {
  /// Whether the member is a test, or what records failures: a class with one takes care of itself.
  fileprivate var isTest: Bool {
    guard let name = self.as(FunctionDeclSyntax.self)?.name.text else { return false }
    return name.hasPrefix("test") || name == "recordFailure"
  }

  /// Whether the member is a method of which others may want a result.
  fileprivate var answers: Bool {
    guard let function = self.as(FunctionDeclSyntax.self), !isTest, function.signature.returnClause != nil else {
      return false
    }
    let modifiers = function.modifiers
    return ![Keyword.private, .fileprivate, .static, .class, .override].contains { modifiers.has($0) }
  }
}
