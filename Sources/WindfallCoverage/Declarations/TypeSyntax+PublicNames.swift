import SwiftSyntax

extension TokenSyntax {
  /// The name without the quotation marks of a keyword.
  var plain: String { text.filter { $0 != "`" } }
}

extension AttributeListSyntax {
  /// Whether only modules of ours may use the declaration.
  var hasSPI: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "_spi"
    }
  }
}

extension DeclModifierListSyntax {
  var isPublic: Bool {
    contains { $0.detail == nil && [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
  }

  var isHidden: Bool {
    contains {
      $0.detail == nil
        && [.keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package)]
          .contains($0.name.tokenKind)
    }
  }
}

extension InheritanceClauseSyntax {
  /// The types, without generic arguments; the parts of a composition one by one.
  var names: Set<String> {
    Set(
      inheritedTypes.flatMap { inherited -> [String] in
        let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
        guard let composition = type.as(CompositionTypeSyntax.self) else { return [type.plainName] }
        return composition.elements.map(\.type.plainName)
      })
  }
}

extension TypeSyntax {
  /// The name without generic arguments.
  var plainName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plain }
    if let type = self.as(MemberTypeSyntax.self) { return "\(type.baseType.plainName).\(type.name.plain)" }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.plainName }
    return trimmedDescription.filter { !$0.isWhitespace && $0 != "|" }
  }
}

extension FunctionParameterClauseSyntax {
  /// `(for:timeout?:)`, a question mark behind the labels of arguments that may be left out.
  var labels: String { "(\(parameters.map { $0.label(isSubscript: false) }.joined()))" }

  /// The arguments of a subscript have labels only where both names are given.
  var subscriptLabels: String { "(\(parameters.map { $0.label(isSubscript: true) }.joined()))" }
}

extension FunctionParameterSyntax {
  fileprivate func label(isSubscript: Bool) -> String {
    let name = isSubscript && secondName == nil ? "_" : firstName.plain
    return name + (defaultValue == nil && ellipsis == nil ? ":" : "?:")
  }
}
