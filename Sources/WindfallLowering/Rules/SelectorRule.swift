import SwiftSyntax

/// Turns `#selector` into a selector value, which holds the Objective-C name beside the method itself.
///
/// The compiler still checks that the method exists. A name without labels is completed from the declaration, when it
/// is in the same file, and else from the method's type.
///
/// ## Before
/// ```swift
/// button.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
/// ```
/// ## After
/// ```swift
/// button.addTarget(self, action: Selector("didTap:", method: Owner.didTap(_:)), for: .touchUpInside)
/// ```
struct SelectorRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.macroExpansionExpr]

  private var found: [(expression: MacroExpansionExprSyntax, owner: String?, constraint: String?)] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let node = node.as(MacroExpansionExprSyntax.self), node.macroName.text == "selector" else { return true }
    found.append((node, context.scopes.last.map(Self.name), Syntax(node).selfConstraint))
    return true
  }

  /// Within a class its own name stands for the class with its generic arguments; with the types around it written out
  /// the arguments of all would have to be.
  private static func name(of scope: TypeScope) -> String {
    scope.kind == .classType ? scope.name.lastComponent : scope.name
  }

  /// Methods may be declared after the selectors that name them.
  mutating func finish(in context: LoweringContext) {
    for (node, owner, constraint) in found {
      guard let argument = node.arguments.first, node.arguments.count == 1 else { continue }
      let resolver = SelectorResolver(
        owner: owner, constraint: constraint, members: context.members, types: context.types,
        requirements: context.optionalRequirements)
      if let text = resolver.lower(argument) {
        context.edits.replace(context.range(of: node), with: "Selector(\(text))")
      } else {
        context.report(.error, .unknownForm(argument.trimmedDescription), at: node)
      }
    }
  }
}

extension Syntax {
  /// What `Self` is in the extension around the node, as its `where` clause says.
  fileprivate var selfConstraint: String? {
    let around = sequence(first: self, next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    return around?.genericWhereClause?.requirement(of: "Self")
  }
}

extension String {
  fileprivate static func unknownForm(_ text: String) -> String {
    "#selector(\(text)) is not understood; name the method as Type.method(_:)"
  }
}
