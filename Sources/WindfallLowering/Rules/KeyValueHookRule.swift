import SwiftSyntax

/// Lets classes override what key-value coding and observing ask of objects, and what is asked about messages.
///
/// Every object has these methods on Linux, but not as members of its class, so the first class that has one of its own
/// does not override; it is found by name, see ``MethodTableRule``.
///
/// ## Before
/// ```swift
/// class Watcher: NSObject {
///   override func setValue(_ value: Any?, forUndefinedKey key: String) {}
/// }
/// ```
/// ## After
/// ```swift
/// class Watcher: NSObject {
///   func setValue(_ value: Any?, forUndefinedKey key: String) {}
/// }
/// ```
struct KeyValueHookRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl]

  static let hooks: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "value(forKey:)", "value(forUndefinedKey:)", "setValue(_:forKey:)",
    "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "keyPathsForValuesAffectingValue(forKey:)",
    "automaticallyNotifiesObservers(forKey:)", "responds(to:)", "forwardingTarget(for:)",
  ]

  private var found: [(node: FunctionDeclSyntax, reference: String, scope: TypeScope)] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let node = node.as(FunctionDeclSyntax.self), node.modifiers.has(.override), let scope = context.scopes.last,
      scope.functionDepth == context.functionDepth, KeyValueHookRule.hooks.contains(node.reference)
    else { return true }
    found.append((node, node.reference, scope))
    if scope.kind == .classType { context.facts.hooks.append("\(scope.name).\(node.reference)") }
    return true
  }

  mutating func finish(in context: LoweringContext) {
    let module = context.moduleWithHooks
    for (node, reference, scope) in found {
      guard scope.kind == .classType || Self.isFirst(node, in: scope, context),
        !module.inheritsHook(reference, scope.name, superclass: scope.superclass),
        let modifier = node.modifiers.first(.override)
      else { continue }
      context.remove(modifier)
      context.needsObjectiveC = true
    }
  }

  /// Whether an extension overrides a hook that none of the project's superclasses has: it is found by its name, like one
  /// in the body.
  static func isFirst(_ node: FunctionDeclSyntax, in scope: TypeScope, _ context: LoweringContext) -> Bool {
    guard scope.kind == .extensionOfType, hooks.contains(node.reference) else { return false }
    let module = context.moduleWithHooks
    return !module.inheritsHook(node.reference, scope.name, superclass: module.superclasses[scope.name])
  }
}

extension FunctionDeclSyntax {
  /// The name with its labels.
  var reference: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    return labels.isEmpty ? name.plainText : "\(name.plainText)(\(labels))"
  }
}
