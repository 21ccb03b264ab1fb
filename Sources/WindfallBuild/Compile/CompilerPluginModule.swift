/// The module by which a macro's program talks to the compiler.
///
/// The toolchain has all of swift-syntax that macros are made with, except this module.
enum CompilerPluginModule {
  static let name = "SwiftCompilerPlugin"

  /// Its source: macros are found among those that the program provides, by the names of module and type.
  static let source = """
    @_spi(PluginMessage) private import SwiftCompilerPluginMessageHandling
    public import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(
          connection: connection, provider: ListedMacros(macros: Self().providingMacros)
        ).main()
      }
    }

    private struct ListedMacros: PluginProvider {
      let macros: [any Macro.Type]

      func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros.first(where: { String(reflecting: $0) == "\\(moduleName).\\(typeName)" }) else {
          throw UnknownMacro(description: "the macro \\(typeName) is not among those that \\(moduleName) provides")
        }
        return macro
      }
    }

    private struct UnknownMacro: Error, CustomStringConvertible {
      let description: String
    }

    """
}
