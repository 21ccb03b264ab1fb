import SwiftSyntax

/// Gives what Core Data would implement a body that stops by name.
///
/// Core Data is declared, and nothing is behind it, so that there is no object to ask.
///
/// ## Before
/// ```swift
/// @NSManaged var title: String
/// ```
/// ## After
/// ```swift
/// var title: String { get { fatalError("Note.title is not there yet: Core Data keeps it") } set { fatalError("Note.title is not there yet: Core Data keeps it") } }
/// ```
struct ManagedPropertyRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.variableDecl, .functionDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let variable = node.as(VariableDeclSyntax.self), let attribute = variable.attributes.managed {
      for binding in variable.bindings {
        let stop = stop(binding.pattern.trimmedDescription, in: context)
        let end = context.range(of: binding).upperBound
        context.edits.insert(" { get { \(stop) } set { \(stop) } }", at: end)
      }
      context.remove(attribute)
    } else if let function = node.as(FunctionDeclSyntax.self), let attribute = function.attributes.managed {
      let stop = stop("\(function.name.plainText)(…)", in: context)
      if function.body == nil { context.edits.insert(" { \(stop) }", at: context.range(of: function).upperBound) }
      context.remove(attribute)
    }
    return true
  }

  private func stop(_ name: String, in context: LoweringContext) -> String {
    let owner = context.scopes.last.map { "\($0.name)." } ?? ""
    return "fatalError(\"\(owner)\(name) is not there yet: Core Data keeps it\")"
  }
}

extension AttributeListSyntax {
  fileprivate var managed: AttributeSyntax? { named("NSManaged") }
}
