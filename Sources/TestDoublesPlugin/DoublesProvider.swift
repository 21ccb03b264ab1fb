#if !canImport(SwiftCompilerPlugin)
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import SwiftSyntaxMacros

  /// Tells the compiler's messages which macros there are, where swift-syntax is the toolchain's.
  struct DoublesProvider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard typeName == "TestDoublesMacro" else { throw UnknownMacro(name: typeName) }
      return TestDoublesMacro.self
    }
  }
#endif
