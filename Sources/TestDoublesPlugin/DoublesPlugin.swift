#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// Tells the compiler's messages which macros there are, where swift-syntax is a package.
  struct DoublesPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [TestDoublesMacro.self]
  }
#endif
