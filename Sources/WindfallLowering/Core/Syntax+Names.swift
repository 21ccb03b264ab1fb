import SwiftSyntax

extension TokenSyntax {
  /// The text without backticks.
  var plainText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// The name of a type without attributes and generic arguments: `Outer.Inner`.
  var nominalName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plainText }
    if let type = self.as(MemberTypeSyntax.self) { return type.baseType.nominalName + "." + type.name.plainText }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nominalName }
    // A class comes before the protocols that it is composed with.
    if let first = self.as(CompositionTypeSyntax.self)?.elements.first { return first.type.nominalName }
    return trimmedDescription
  }
}

extension String {
  /// What stands after the last dot.
  var lastComponent: String {
    split(separator: ".").last.map { String($0) } ?? self
  }
}

extension AttributeListSyntax {
  /// The attribute of a name, if the list holds it.
  func named(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.name == name { return attribute }
    return nil
  }

  func contains(_ names: Set<String>) -> Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return names.contains(attribute.name)
    }
  }

  var isMainActor: Bool { named("MainActor") != nil }

  /// Whether nothing may name what has these attributes: `@available(*, unavailable)` and the like for iOS, and what only
  /// Objective-C may name, `@available(swift, obsoleted: 1.0)`.
  var areUnavailable: Bool {
    contains { element in
      guard let arguments = element.availability else { return false }
      let words = arguments.map { $0.argument.trimmedDescription }
      if words.first == "swift" { return words.contains { $0.hasPrefix("obsoleted:") } }
      return words.contains("unavailable") && (words.first == "*" || words.first == "iOS")
    }
  }
}

extension AttributeListSyntax.Element {
  /// What an `@available` says; nil for another attribute.
  var availability: AvailabilityArgumentListSyntax? {
    guard case .attribute(let attribute) = self, attribute.name == "available",
      case .availability(let arguments) = attribute.arguments
    else { return nil }
    return arguments
  }
}

extension AttributeSyntax {
  /// The attribute's name without the at sign.
  var name: String { attributeName.nominalName }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// The modifier itself, for those that take it away.
  func first(_ keyword: Keyword) -> DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(keyword) } }

  var isPrivate: Bool { has(.private) || has(.fileprivate) }

  var isStatic: Bool { has(.static) || has(.class) }
}

extension Syntax {
  /// The type or extension of which the node is a member, be it under a condition of the compiler's.
  var enclosingType: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node, Self.betweenMembers.contains(current.kind) { node = current.parent }
    return node?.asProtocol((any DeclGroupSyntax).self)
  }

  private static let betweenMembers: Set<SyntaxKind> = [
    .memberBlockItem, .memberBlockItemList, .memberBlock, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl,
  ]
}
