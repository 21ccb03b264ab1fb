import SwiftSyntax

/// Makes objects of a class that is known only at run time with an initialiser that is not `required`.
///
/// Swift allows this for classes written in Objective-C, such as UIKit's view controllers and cells on iOS.
///
/// ## Before
/// ```swift
/// return Self.init(nibName: name, bundle: bundle)
/// ```
/// ## After
/// ```swift
/// return Self.windfallMake(nibName: name, bundle: bundle)
/// ```
struct MetatypeInitRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionCallExpr]

  /// The labels of initialisers that nothing but UIKit has.
  private static let initialisers: Set<[String]> = [["nibName", "bundle"], ["style", "reuseIdentifier"]]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base, isMetatype(base),
      MetatypeInitRule.initialisers.contains(call.arguments.map { $0.label?.text ?? "" })
    else { return true }
    context.edits.replace(context.range(of: member.declName.baseName), with: "windfallMake")
    return true
  }

  /// `Self`, a value that holds a type, or what `type(of:)` gives; the name of a class begins with a capital.
  private func isMetatype(_ base: ExprSyntax) -> Bool {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else {
      return base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
    }
    if name.tokenKind == .keyword(.self) { return isInTypeMember(base) }
    return name.text == "Self" || name.text.first?.isUppercase == false
  }

  /// Whether `self` is a type there: in an initialiser it is the object, which is passed on to another initialiser.
  private func isInTypeMember(_ expression: ExprSyntax) -> Bool {
    var node = expression.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) { return isOfType(function.modifiers) }
      if let property = current.as(VariableDeclSyntax.self), property.parent?.is(MemberBlockItemSyntax.self) == true {
        return isOfType(property.modifiers)
      }
      if current.is(InitializerDeclSyntax.self) || current.is(MemberBlockSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  private func isOfType(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
