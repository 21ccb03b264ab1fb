import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main struct KitchenPlugin: CompilerPlugin {
  let providingMacros: [Macro.Type] = [SourceMacro.self, IngredientsMacro.self]
}
