import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a class a model: storage of its own, what the schema asks of it, and observation.
struct PersistentModelMacro {}

extension PersistentModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(Diagnostic(node: node, message: MacroProblem("@Model can only be applied to a class")))
      return []
    }
    let name = type.name.text
    if !hasInitializer(type) {
      context.diagnose(
        Diagnostic(node: type.name, message: MacroProblem("@Model requires an initializer be provided for '\(name)'")))
    }
    let access =
      type.modifiers.contains { [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
      ? "public " : ""
    let properties = ModelProperty.all(of: declaration)
    let metadata = properties.map { $0.metadata(in: name) }.joined(separator: ",\n")
    let fields = properties.map { "_\($0.name.trimmingBackticks) = _SwiftDataNoType()" }.joined(separator: "\n")
    return [
      """
      @SwiftData.Transient nonisolated(unsafe) private var _$backingData: any SwiftData.BackingData<\(raw: name)> = \(raw: name).createBackingData()
      """,
      """
      \(raw: access)nonisolated var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """,
      """
      \(raw: access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(raw: metadata)]
      }
      """,
      """
      \(raw: access)nonisolated required init(backingData: any SwiftData.BackingData<\(raw: name)>) {
        \(raw: fields)
        _$backingData = backingData
      }
      """,
      "@SwiftData.Transient nonisolated private let _$observationRegistrar = Observation.ObservationRegistrar()",
      "nonisolated struct _SwiftDataNoType: Sendable {}",
      """
      \(raw: access)nonisolated func windfallNotify<_Model, _Member>(_ keyPath: KeyPath<_Model, _Member>) {
        if let keyPath = keyPath as? KeyPath<\(raw: name), _Member> {
          _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {}
        }
      }
      """,
    ] + indexes(of: declaration, access: access)
  }

  /// A class with a superclass may have that one's.
  private static func hasInitializer(_ type: ClassDeclSyntax) -> Bool {
    type.inheritanceClause != nil || type.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
  }

  /// What `#Index` and `#Unique` say.
  private static func indexes(of declaration: some DeclGroupSyntax, access: String) -> [DeclSyntax] {
    ["Unique", "Index"].compactMap { macro in
      let lists = declaration.memberBlock.members.compactMap { item -> String? in
        guard let expansion = item.decl.as(MacroExpansionDeclSyntax.self), expansion.macroName.text == macro else {
          return nil
        }
        let type = expansion.genericArgumentClause?.arguments.first?.argument.trimmedDescription ?? "Self"
        return expansion.arguments.map { "SwiftData.windfallKeyPaths(of: \(type).self, \($0.expression.trimmed))" }
          .joined(separator: ", ")
      }
      guard !lists.isEmpty else { return nil }
      return """
        \(raw: access)nonisolated static var windfall\(raw: macro)KeyPaths: [[AnyKeyPath]] { [\(raw: lists.joined(separator: ", "))] }
        """
    }
  }
}

extension PersistentModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), ModelProperty.isPersisted(variable),
      variable.attribute("_PersistedProperty") == nil,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let slot = ModelProperty.all(of: declaration).firstIndex(where: { $0.name == name })
    else { return [] }
    return ["@SwiftData._PersistedProperty(slot: \(raw: slot))"]
  }
}

extension PersistentModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return try protocols.map { proto in
      if proto.trimmedDescription.hasSuffix("Sendable") {
        return try ExtensionDeclSyntax("@available(*, unavailable) extension \(type.trimmed): Swift.Sendable {}")
      }
      return try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated \(proto.trimmed) {}")
    }
  }
}

/// What is wrong with the place of a macro.
struct MacroProblem: DiagnosticMessage {
  let message: String

  init(_ message: String) { self.message = message }

  var diagnosticID: MessageID { MessageID(domain: "SwiftData", id: message) }

  var severity: DiagnosticSeverity { .error }
}
