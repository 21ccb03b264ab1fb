import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Puts a property's query beside it, and reads it.
struct QueryMacro {}

extension QueryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = PersistedPropertyMacro.name(of: declaration) else { return [] }
    return ["get { _\(raw: name.trimmingBackticks).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = PersistedPropertyMacro.name(of: declaration)?.trimmingBackticks
    else { return [] }
    guard let type = variable.bindings.first?.typeAnnotation?.type, let element = element(of: type) else {
      context.diagnose(
        Diagnostic(node: node, message: MacroProblem("@Query needs the type of its property, an array of models")))
      return []
    }
    let arguments =
      if case .argumentList(let list)? = node.arguments { list.trimmedDescription } else { "" }
    // A private one would make the initialiser private that the compiler gives a view, and other files make such views.
    return [
      """
      var _\(raw: name): SwiftDataSwiftUI.Query<\(raw: element), [\(raw: element)]> = \
      SwiftDataSwiftUI.Query(\(raw: arguments))
      """
    ]
  }

  private static func element(of type: TypeSyntax) -> String? {
    if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
    guard let name = type.as(IdentifierTypeSyntax.self), name.name.text == "Array" else { return nil }
    return name.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}
