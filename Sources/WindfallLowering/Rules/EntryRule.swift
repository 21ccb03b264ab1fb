import SwiftSyntax

/// Writes out what the macro `@Entry` makes of a value of the environment, of containers, transactions or what has focus.
///
/// ## Before
/// ```swift
/// extension EnvironmentValues {
///   @Entry var margin: Double = 8
/// }
/// ```
/// ## After
/// ```swift
/// extension EnvironmentValues {
///    var margin: Double { get { self[WindfallEntry_margin.self] } set { self[WindfallEntry_margin.self] = newValue } }; struct WindfallEntry_margin: EnvironmentKey { nonisolated(unsafe) static let defaultValue: Double = 8 }
/// }
/// ```
struct EntryRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.variableDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let variable = node.as(VariableDeclSyntax.self), let keyProtocol = Self.keyProtocol(around: node),
      let attribute = Self.entry(of: variable), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return true }
    let key = "WindfallEntry_\(name)"
    let access = Self.access(of: variable, in: context)
    // A key of the same name may stand in another file.
    let keyAccess = ["private ", "fileprivate "].contains(access) ? "fileprivate " : access
    let type = binding.typeAnnotation.map { $0.type.trimmedDescription }
    let head =
      " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
      + "\(keyAccess)struct \(key): \(keyProtocol) {"
    context.edits.remove(context.range(of: attribute))
    let end = context.range(of: binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)).upperBound
    // What has focus is nil where nothing has.
    if keyProtocol == "FocusedValueKey" {
      let value = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
      context.edits.insert("\(head) \(keyAccess)typealias Value = \(value ?? type ?? "Never") }", at: end)
      if let initializer = binding.initializer { context.edits.remove(context.range(of: initializer)) }
      return true
    }
    let accessors =
      head + " nonisolated(unsafe) \(keyAccess)static let defaultValue" + (type.map { ": \($0)" } ?? "")
    let annotation = type == nil ? ": \(key).Value" : ""
    guard let initializer = binding.initializer else {
      context.edits.insert("\(annotation)\(accessors) = nil }", at: end)
      return true
    }
    context.edits.insert(annotation + accessors, at: end)
    context.edits.insert(" }", at: context.range(of: initializer).upperBound)
    return true
  }

  /// The word for who sees the value, which may stand at the extension; empty where there is none.
  private static func access(of variable: VariableDeclSyntax, in context: LoweringContext) -> String {
    let words: Set = ["public", "package", "private", "fileprivate", "internal"]
    let own = variable.modifiers.first { words.contains($0.name.text) }
    let inherited = context.scopes.last?.modifiers.first { words.contains($0.name.text) }
    guard let word = (own ?? inherited)?.name.text, word != "internal" else { return "" }
    return word + " "
  }

  private static func entry(of variable: VariableDeclSyntax) -> AttributeSyntax? {
    variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "Entry"
    }
  }

  /// What the key of a value conforms to, by the type that the value extends.
  private static func keyProtocol(around node: Syntax) -> String? {
    let type = node.enclosingType?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return switch type?.split(separator: ".").last ?? "" {
    case "EnvironmentValues": "EnvironmentKey"
    case "ContainerValues": "ContainerValueKey"
    case "Transaction": "TransactionKey"
    case "FocusedValues": "FocusedValueKey"
    default: nil
    }
  }
}
