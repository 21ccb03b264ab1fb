import SwiftSyntax

/// Lets extensions override what a class inherits, as Objective-C does.
///
/// The class itself, in whatever file of the module it is declared, overrides the member and leads to the extension.
/// That cannot be done for classes of other modules, nor for initialisers, subscripts and pairs of property
/// observers.
///
/// ## Before
/// ```swift
/// class Panel: UIView {
/// }
/// extension Panel {
///   override func layoutSubviews() { super.layoutSubviews() }
/// }
/// ```
/// ## After
/// ```swift
/// class Panel: UIView { override func layoutSubviews() { windfallOverride_Panel_layoutSubviews() };
/// }
/// extension Panel {
///   func windfallOverride_Panel_layoutSubviews() { super.layoutSubviews() }
/// }
/// ```
struct ExtensionOverrideRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl, .variableDecl, .initializerDecl, .subscriptDecl, .classDecl]

  private var found: [(node: Syntax, scope: TypeScope)] = []
  /// Where the bodies of the file's classes begin.
  private var bodies: [(name: String, offset: Int)] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let type = node.as(ClassDeclSyntax.self) {
      guard let scope = TypeScope(node, in: context), context.functionDepth == 0 else { return true }
      bodies.append((scope.name, context.range(of: type.memberBlock.leftBrace).upperBound))
    } else if let scope = context.scopes.last, scope.kind == .extensionOfType, context.functionDepth == 0,
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) == true
    {
      found.append((node, scope))
    }
    return true
  }

  mutating func finish(in context: LoweringContext) {
    for (node, scope) in found {
      guard let member = OverrideForwarding(node, in: scope) else {
        context.report(.error, .unsupported, at: node)
        continue
      }
      let declaration = ExtensionOverride(type: scope.name, declaration: member.declaration)
      context.facts.overrides.append(declaration)
      guard context.types[scope.name] != nil || context.options.module.overrides.contains(declaration) else {
        context.report(.error, .stranger(scope.name), at: node)
        continue
      }
      member.rename(in: context)
    }
    let overrides = context.facts.overrides + context.options.module.overrides
    var done: Set<ExtensionOverride> = []
    for override in overrides where done.insert(override).inserted {
      guard let body = bodies.first(where: { $0.name == override.type }) else { continue }
      context.edits.insert(" \(override.declaration);", at: body.offset)
    }
  }
}

extension String {
  fileprivate static let unsupported =
    "an override in an extension needs the Objective-C runtime; move it into the body of the class"

  fileprivate static func stranger(_ type: String) -> String {
    "\(type) is a class of another module, which an extension cannot override here; "
      + "override it in a subclass, or in the body of the class"
  }
}
