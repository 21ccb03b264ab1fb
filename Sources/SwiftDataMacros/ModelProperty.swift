import SwiftSyntax

/// A property of a model class that is kept in the store.
struct ModelProperty {
  let name: String
  /// Nil where it follows from the value it begins with.
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  /// The arguments of `@Attribute`, without the parentheses; nil without the attribute.
  let attribute: String?
  /// The same of `@Relationship`.
  let relationship: String?

  /// The stored properties that are not left out, in the order of the class; constants are kept as well.
  static func all(of declaration: some DeclGroupSyntax) -> [ModelProperty] {
    declaration.memberBlock.members.flatMap { item -> [ModelProperty] in
      guard let variable = item.decl.as(VariableDeclSyntax.self), isPersisted(variable) else { return [] }
      return properties(of: variable)
    }
  }

  static func isPersisted(_ variable: VariableDeclSyntax) -> Bool {
    guard variable.attribute("Transient") == nil else { return false }
    let isOfType = variable.modifiers.contains {
      [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
    }
    return !isOfType && variable.bindings.allSatisfy(isStored)
  }

  /// Whether the property can be changed from outside of its own accessors: observers do not make it a computed one.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  private static func properties(of variable: VariableDeclSyntax) -> [ModelProperty] {
    variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      return ModelProperty(
        name: name, type: binding.typeAnnotation?.type.trimmed, initialValue: binding.initializer?.value.trimmed,
        attribute: variable.attribute("Attribute").map(arguments),
        relationship: variable.attribute("Relationship").map(arguments))
    }
  }

  private static func arguments(of attribute: AttributeSyntax) -> String {
    guard case .argumentList(let list)? = attribute.arguments else { return "" }
    return list.trimmedDescription
  }

  /// Its row in `schemaMetadata`.
  func metadata(in model: String) -> String {
    var arguments = ["name: \"\(name.trimmingBackticks)\"", "keypath: \\\(model).\(name)"]
    if let initialValue {
      arguments.append("defaultValue: \(type.map { "(\(initialValue)) as \($0)" } ?? "\(initialValue)")")
    }
    if let attribute { arguments.append("metadata: SwiftData.Schema.Attribute(\(attribute))") }
    if let relationship { arguments.append("metadata: SwiftData.Schema.Relationship(\(relationship))") }
    return "SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
  }
}

extension VariableDeclSyntax {
  /// The attribute of a name, also with the module's in front.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      let text = $0.attributeName.trimmedDescription
      return text == name || text == "SwiftData." + name
    }
  }
}

extension String {
  var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}
