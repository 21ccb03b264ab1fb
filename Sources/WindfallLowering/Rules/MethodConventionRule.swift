import SwiftSyntax

/// Makes the type of a method's implementation one of Swift's.
///
/// A function of C or a block cannot take a selector on Linux, where that is no type of C.
///
/// ## Before
/// ```swift
/// typealias Original = @convention(c) (UIViewController, Selector) -> Void
/// ```
/// ## After
/// ```swift
/// typealias Original =  (UIViewController, Selector) -> Void
/// ```
struct MethodConventionRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.attributedType]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let type = node.as(AttributedTypeSyntax.self), let function = type.baseType.as(FunctionTypeSyntax.self),
      function.parameters.contains(where: { $0.type.isSelector })
    else { return true }
    for case .attribute(let attribute) in type.attributes
    where attribute.attributeName.trimmedDescription == "convention" {
      context.edits.remove(context.range(of: attribute))
    }
    return true
  }
}

extension TypeSyntax {
  fileprivate var isSelector: Bool {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isSelector }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.isSelector }
    return self.as(IdentifierTypeSyntax.self)?.name.text == "Selector"
  }
}
