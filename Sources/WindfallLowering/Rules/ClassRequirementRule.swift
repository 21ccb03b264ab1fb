import SwiftSyntax

/// Lets a protocol of Objective-C stand for a type that a function asks to be a class.
///
/// On iOS `any UITableViewDataSource` is such a type; here a type that holds an object of any class is none. The
/// requirement goes where the function does no more with such parameters than pass them on.
///
/// ## Before
/// ```swift
/// func join<Proxy: Joining>(_ target: Proxy.Target) where Proxy.Target: AnyObject { Proxy.join(target) }
/// ```
/// ## After
/// ```swift
/// func join<Proxy: Joining>(_ target: Proxy.Target) where Proxy.Target: Any { Proxy.join(target) }
/// ```
struct ClassRequirementRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl]

  /// What takes objects only.
  private static let takers: Set<String> = ["ObjectIdentifier", "passRetained", "passUnretained"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let function = node.as(FunctionDeclSyntax.self), let body = function.body,
      let requirements = function.genericWhereClause?.requirements
    else { return true }
    for case .conformanceRequirement(let requirement) in requirements.map(\.requirement)
    where requirement.leftType.is(MemberTypeSyntax.self) && requirement.rightType.trimmedDescription == "AnyObject" {
      let type = requirement.leftType.trimmedDescription
      let names = function.signature.parameterClause.parameters
        .filter { $0.type.trimmedDescription == type }
        .map { ($0.secondName ?? $0.firstName).text }
      guard !names.isEmpty, isOnlyPassed(Set(names), in: Syntax(body)) else { continue }
      context.edits.replace(context.range(of: requirement.rightType), with: "Any")
      lowerComparisons(in: Syntax(body), context)
    }
    return true
  }

  /// What calls give may be of the type as well: in comparisons of identity, it is taken for an object.
  private func lowerComparisons(in node: Syntax, _ context: LoweringContext) {
    if let elements = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      for (index, element) in elements.enumerated() {
        guard ["===", "!=="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text) else { continue }
        for operand in [index - 1, index + 1] where elements.indices.contains(operand) {
          guard elements[operand].is(FunctionCallExprSyntax.self) else { continue }
          let range = context.range(of: elements[operand])
          context.edits.insert("(", at: range.lowerBound)
          context.edits.insert(" as AnyObject?)", at: range.upperBound)
        }
      }
    }
    for child in node.children(viewMode: .sourceAccurate) { lowerComparisons(in: child, context) }
  }

  /// Whether every use of the names is an argument of a call, and none is captured in another way.
  private func isOnlyPassed(_ names: Set<String>, in node: Syntax) -> Bool {
    if let capture = node.as(ClosureCaptureSyntax.self), names.contains(capture.name.text) { return false }
    if let reference = node.as(DeclReferenceExprSyntax.self), names.contains(reference.baseName.text),
      reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    {
      guard let argument = reference.parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      let callee = call.calledExpression
      let name =
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
      return !Self.takers.contains(name?.text ?? "")
    }
    return node.children(viewMode: .sourceAccurate).allSatisfy { isOnlyPassed(names, in: $0) }
  }
}
