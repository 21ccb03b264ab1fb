import SwiftSyntax

/// Takes members that later systems have themselves after those.
///
/// Packages declare what iOS came to have, and say from when on theirs is not to be used; Swift heeds that on iOS only.
///
/// ## Before
/// ```swift
/// extension Optional {
///   @available(iOS, obsoleted: 14.0) var publisher: Maybe<Wrapped> { Maybe(self) }
/// }
/// ```
/// ## After
/// ```swift
/// extension Optional {
///   @_disfavoredOverload @available(iOS, obsoleted: 14.0) var publisher: Maybe<Wrapped> { Maybe(self) }
/// }
/// ```
struct ObsoletedMemberRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.variableDecl, .functionDecl, .initializerDecl, .subscriptDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, context.scopes.last?.kind == .extensionOfType,
      let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
      attributes.contains(where: \.saysObsoleted), attributes.named("_disfavoredOverload") == nil
    else { return true }
    context.edits.insert("@_disfavoredOverload ", at: context.range(of: node).lowerBound)
    return true
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is an `@available` that names a version of iOS from which on the declaration is not to be used.
  fileprivate var saysObsoleted: Bool {
    guard let parts = availability?.map(\.argument) else { return false }
    return parts.first?.trimmedDescription == "iOS"
      && parts.contains { part in
        guard case .availabilityLabeledArgument(let labeled) = part else { return false }
        return labeled.label.tokenKind == .keyword(.obsoleted)
      }
  }
}
