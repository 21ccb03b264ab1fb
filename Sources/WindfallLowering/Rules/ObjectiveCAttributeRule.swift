import SwiftSyntax

/// Removes the attributes that only mean something to the Objective-C runtime.
///
/// What they exposed is registered by name, see ``MethodTableRule``.
///
/// ## Before
/// ```swift
/// @objc private func didTap(_ sender: UIButton) {}
/// @IBOutlet weak var label: UILabel!
/// ```
/// ## After
/// ```swift
/// private func didTap(_ sender: UIButton) {}
/// weak var label: UILabel!
/// ```
struct ObjectiveCAttributeRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.attribute]

  private static let removed: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "GKInspectable", "_objcRuntimeName",
  ]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let attribute = node.as(AttributeSyntax.self) else { return true }
    switch attribute.name {
    case let name where ObjectiveCAttributeRule.removed.contains(name): context.remove(attribute)
    case "IBAction" where attribute.isOnActionWithoutSender: context.remove(attribute)
    case "NSCopying": context.report(.error, .copying, at: attribute)
    default: break
    }
    return true
  }
}

extension AttributeSyntax {
  /// Whether it marks an action that does not take exactly one argument, which the compiler refuses here.
  fileprivate var isOnActionWithoutSender: Bool {
    guard let function = parent?.parent?.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.parameterClause.parameters.count != 1
  }
}

extension String {
  fileprivate static let copying = "@NSCopying needs the Objective-C runtime; copy in the setter instead"
}
