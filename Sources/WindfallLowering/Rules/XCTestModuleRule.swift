import SwiftSyntax

/// Names a module that has XCTest's names beside XCTest itself.
///
/// On Linux, `XCTest` in front of a name is the class first, which has no such members.
///
/// ## Before
/// ```swift
/// final class ModelTests: XCTest.XCTestCase {}
/// ```
/// ## After
/// ```swift
/// final class ModelTests: XCUIAutomation.XCTestCase {}
/// ```
struct XCTestModuleRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.memberType, .memberAccessExpr]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let type = node.as(MemberTypeSyntax.self), type.name.text.hasPrefix("XC"),
      let module = type.baseType.as(IdentifierTypeSyntax.self), module.name.text == "XCTest"
    {
      context.edits.replace(context.range(of: module.name), with: "XCUIAutomation")
    } else if let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text.hasPrefix("XC"),
      let module = member.base?.as(DeclReferenceExprSyntax.self), module.baseName.text == "XCTest"
    {
      context.edits.replace(context.range(of: module.baseName), with: "XCUIAutomation")
    }
    return true
  }
}
