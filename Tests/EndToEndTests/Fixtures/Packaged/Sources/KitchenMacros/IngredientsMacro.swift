import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

#if !canImport(SwiftSyntax510)
  #error("the version of swift-syntax is not told")
#endif

/// Lists the names of the stored properties.
public struct IngredientsMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let names = declaration.memberBlock.members.compactMap { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
    return ["public let ingredients: [String] = \(raw: names)"]
  }
}
