import SwiftSyntax

/// Tells the macro `@TestDoubles` what the protocols ask for that the doubled one inherits from.
///
/// A macro sees only what it stands at. The protocols may be in any file of the module, or of a module of the project that
/// it imports.
///
/// ## Before
/// ```swift
/// protocol Loading { func load() }
/// @TestDoubles protocol Caching: Loading { func clear() }
/// ```
/// ## After
/// ```swift
/// protocol Loading { func load() }
/// @TestDoubles(inherited: "protocol Loading { func load() }") protocol Caching: Loading { func clear() }
/// ```
struct InheritedProtocolRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.protocolDecl]

  private var doubled: [(attribute: AttributeSyntax, parents: [String])] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let node = node.as(ProtocolDeclSyntax.self) else { return true }
    let outer = context.scopes.last.map { $0.name + "." } ?? ""
    let parents = node.inheritanceClause?.inheritedTypes.flatMap { Self.names(in: $0.type) } ?? []
    let attribute = node.attributes.named("TestDoubles") ?? node.attributes.named("TestDoubles.TestDoubles")
    context.facts.protocols.append(
      ProtocolFacts(
        name: outer + node.name.plainText, parents: parents, text: node.trimmedDescription,
        isDoubled: attribute != nil, isPrivate: node.modifiers.isPrivate))
    if let attribute, attribute.arguments == nil { doubled.append((attribute, parents)) }
    return true
  }

  /// Parents may be declared after their heirs.
  mutating func finish(in context: LoweringContext) {
    let known = context.facts.protocols + context.options.module.protocols
    for (attribute, parents) in doubled {
      let texts = ProtocolFacts.ancestors(of: parents, in: known).map(\.text)
      guard !texts.isEmpty else { continue }
      let range = context.range(of: attribute.attributeName)
      context.edits.insert("(inherited: \(texts.joined(separator: "\n").literal))", at: range.upperBound)
    }
  }

  private static func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    return [type.nominalName]
  }
}

extension String {
  /// A string literal on one line.
  fileprivate var literal: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\r", with: "")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
