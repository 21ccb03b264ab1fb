import SwiftSyntax

/// Lets extensions override what a class inherits, as Objective-C does.
///
/// The class itself, in whatever file of the module it is declared, overrides the member and leads to the extension.
/// A class of another module gets the override at run time, before anything of the app runs: of two subclasses that the
/// file adds, one has the overrides and one has not, and what differs in their method tables is written into that of the
/// class (`ClassOverrides`). There, `super` is what the class itself had; and calls of the project's own final classes,
/// which the compiler ties to a method, do not see the override. Initialisers, subscripts and pairs of property observers
/// cannot be overridden so.
///
/// ## Before
/// ```swift
/// class Panel: UIView {
/// }
/// extension Panel {
///   override func layoutSubviews() { super.layoutSubviews() }
/// }
/// extension UIViewController {
///   open override func viewDidLoad() { super.viewDidLoad() }
/// }
/// ```
/// ## After
/// ```swift
/// class Panel: UIView { override func layoutSubviews() { windfallOverride_Panel_layoutSubviews() };
/// }
/// extension Panel {
///   func windfallOverride_Panel_layoutSubviews() { super.layoutSubviews() }
/// }
/// extension UIViewController {
///   public func windfallOverride_UIViewController_viewDidLoad() { ObjectiveC.ClassOverrides.original(self, of: WindfallOverrides_UIViewController.self).windfallSuper_viewDidLoad() }
/// }
/// #sourceLocation()
/// private class WindfallOriginal_UIViewController: UIViewController {}
/// private class WindfallOverrides_UIViewController: WindfallOriginal_UIViewController { override func viewDidLoad() { windfallOverride_UIViewController_viewDidLoad() }; final func windfallSuper_viewDidLoad() { super.viewDidLoad() } }
/// …
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
    var strangers: [(type: String, members: [String])] = []
    var hooks: [String: [MemberHook]] = [:]
    let module = context.completeModule
    for (node, scope) in found {
      // Key-value coding finds these by name, wherever they are declared.
      if let function = node.as(FunctionDeclSyntax.self), KeyValueHookRule.isFirst(function, in: scope, context) {
        continue
      }
      // There is nothing to override: `MissingOverrideRule` makes it a member of its own, as in the class.
      if MissingOverrideRule.isMissing(node, in: scope, context) { continue }
      guard let member = OverrideForwarding(node, in: scope) else {
        context.report(.error, .unsupported, at: node)
        continue
      }
      let declaration = ExtensionOverride(type: scope.name, declaration: member.declaration)
      context.facts.overrides.append(declaration)
      if context.types[scope.name] == nil, !context.options.module.overrides.contains(declaration) {
        let hook = MemberHook(declaration, in: module)
        if let hook { hooks[scope.name, default: []].append(hook) }
        let members =
          hook != nil
          ? [] : [member.hiddenDeclaration] + replaceSuper(in: node, by: member, of: scope.name, in: context)
        if let index = strangers.firstIndex(where: { $0.type == scope.name }) {
          strangers[index].members += members
        } else {
          strangers.append((scope.name, members))
        }
      }
      member.rename(in: context)
    }
    for (type, members) in strangers {
      override(type, with: members + MemberHook.declarations(of: hooks[type] ?? []), in: context)
    }
    for override in context.overrides {
      guard let body = bodies.first(where: { $0.name == override.type }), MemberHook(override, in: module) == nil
      else { continue }
      context.edits.insert(" \(override.declaration);", at: body.offset)
    }
  }

  // MARK: - Classes of other modules

  /// Leads `super.name` to what the class had; returns the member that calls it, if there is such a word.
  private func replaceSuper(
    in node: Syntax, by member: OverrideForwarding, of type: String, in context: LoweringContext
  ) -> [String] {
    let accesses = node.tokens(viewMode: .sourceAccurate).compactMap { token -> MemberAccessExprSyntax? in
      guard token.tokenKind == .keyword(.super), let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      else { return nil }
      return access.declName.baseName.plainText == member.name.plainText ? access : nil
    }
    let function = member.isStatic ? "originalClass" : "original"
    for access in accesses {
      guard let word = access.base else { continue }
      context.edits.replace(
        context.range(of: word),
        with: "ObjectiveC.ClassOverrides.\(function)(self, of: \(Self.overriding(type)).self)")
      context.edits.replace(context.range(of: access.declName.baseName), with: member.superName)
    }
    return accesses.isEmpty ? [] : [member.superMember]
  }

  private func override(_ type: String, with members: [String], in context: LoweringContext) {
    let original = "WindfallOriginal_\(type.identifier)"
    let overriding = Self.overriding(type)
    context.trailer += [
      "private class \(original): \(type) {}",
      "private class \(overriding): \(original) { \(members.joined(separator: "; ")) }",
      "@section(\".init_array\") @used nonisolated private let windfallOverrides_\(type.identifier)"
        + ": @convention(c) () -> Void = { ObjectiveC.ClassOverrides.add("
        + "to: \(type).self, from: \(overriding).self, beside: \(original).self) }",
    ]
    context.needsObjectiveC = true
  }

  private static func overriding(_ type: String) -> String { "WindfallOverrides_\(type.identifier)" }
}

extension String {
  fileprivate static let unsupported =
    "an override in an extension needs the Objective-C runtime; move it into the body of the class"
}
