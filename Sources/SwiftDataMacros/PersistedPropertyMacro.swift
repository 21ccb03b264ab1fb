import SwiftSyntax
import SwiftSyntaxMacros

/// Lets a property of a model read and write the model's storage.
struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration), let slot = slot(in: node) else { return [] }
    let bare = name.trimmingBackticks
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: bare))
      init(initialValue) {
        SwiftData.windfallInitialize(_$backingData, \(raw: slot), initialValue)
        _\(raw: bare) = _SwiftDataNoType()
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return SwiftData.windfallGet(_$backingData, \(raw: slot))
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
          SwiftData.windfallSet(_$backingData, \(raw: slot), newValue)
        }
      }
      """,
    ]
  }

  static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  private static func slot(in node: AttributeSyntax) -> String? {
    guard case .argumentList(let list)? = node.arguments else { return nil }
    return list.first?.expression.trimmedDescription
  }
}

extension PersistedPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(of: declaration)?.trimmingBackticks else { return [] }
    return ["@SwiftData.Transient private var _\(raw: name): _SwiftDataNoType = _SwiftDataNoType()"]
  }
}
