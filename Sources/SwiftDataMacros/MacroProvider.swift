@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Tells the compiler's messages which macros there are; the names are those of Apple's plug-in.
struct MacroProvider: PluginProvider {
  static var macros: [String: any Macro.Type] {
    [
      "AttributePropertyMacro": MarkerMacro.self, "RelationshipPropertyMacro": MarkerMacro.self,
      "TransientPropertyMacro": MarkerMacro.self, "IndexMacro": IndexMacro.self, "UniqueMacro": IndexMacro.self,
      "PersistentModelMacro": PersistentModelMacro.self, "PersistedPropertyMacro": PersistedPropertyMacro.self,
      "PersistentModelActorMacro": ModelActorMacro.self, "QueryMacro": QueryMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let type = Self.macros[typeName] else { throw UnknownMacro(name: typeName) }
    return type
  }
}

/// The compiler asks for a macro that is not here.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String { "there is no macro \(name) in SwiftData" }
}
