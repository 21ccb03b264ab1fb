import SwiftSyntax

/// Removes extensions that are not available on iOS.
///
/// Nothing that runs on iOS can use them, and the types that they extend are often those of another system, which
/// Apple's headers have and ours have not.
///
/// ## Before
/// ```swift
/// @available(iOS, unavailable)
/// extension CMFallDetectionEvent.UserResolution: CustomStringConvertible {
///   public var description: String { "\(rawValue)" }
/// }
/// ```
/// ## After
/// ```swift
///
///
///
///
/// ```
struct UnavailableExtensionRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.extensionDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let declaration = node.as(ExtensionDeclSyntax.self), declaration.attributes.contains(where: \.saysUnavailable)
    else { return true }
    context.edits.remove(context.range(of: node))
    return false
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is `@available(iOS, unavailable)`.
  fileprivate var saysUnavailable: Bool {
    guard let arguments = availability else { return false }
    return Set(arguments.map { $0.argument.trimmedDescription }) == ["iOS", "unavailable"]
  }
}
