import SwiftSyntax

/// Turns an optional requirement of a protocol into a property that is nil where the object lacks the member.
///
/// The object is asked by name, so that conforming to the protocol asks for nothing; see ``MethodTableRule``. Requirements
/// with labels get a name of their own, which calls and references use as well; a reference may leave the labels out, where
/// the name has one meaning. Those that differ in the types of their parameters only are methods under such a name, which
/// answer nil.
///
/// ## Before
/// ```swift
/// @objc protocol PickerDelegate {
///   @objc optional func didPick(_ index: Int) -> Bool
/// }
/// ```
/// ## After
/// ```swift
/// protocol PickerDelegate: AnyObject {
///
/// }
/// #sourceLocation()
/// extension PickerDelegate {
///   var didPick: ((Int) -> Bool)? { windfallResponds(self, "didPick:") ? { windfallInvoke(self, "didPick:", $0) } : nil }
/// }
/// ```
struct OptionalRequirementRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.protocolDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let node = node.as(ProtocolDeclSyntax.self) else { return true }
    if node.attributes.named("objc") != nil { constrain(node, in: context) }
    let outer = context.scopes.map(\.name).last.map { $0 + "." } ?? ""
    var properties: [OptionalProperty] = []
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers, modifiers.has(.optional)
      else { continue }
      guard let property = OptionalProperty(member.decl) else {
        context.report(.error, .unsupported, at: member)
        continue
      }
      context.edits.remove(context.range(of: member))
      properties.append(property)
    }
    guard !properties.isEmpty else { return true }
    properties = OptionalProperty.tellingApart(properties)
    context.facts.optionalRequirements += properties.map(\.requirement)
    var lines = properties.map { "  " + $0.declaration(access: node.modifiers.access) }
    lines += OptionalProperty.shortNames(of: properties, access: node.modifiers.access).map { "  " + $0 }
    context.needsObjectiveC = true
    context.trailer += ["extension \(outer)\(node.name.text) {"] + lines + ["}"]
    return true
  }

  /// Objects alone conform to a protocol of Objective-C, so that references to them may be weak.
  private func constrain(_ node: ProtocolDeclSyntax, in context: LoweringContext) {
    guard let inheritance = node.inheritanceClause else {
      return context.edits.insert(": AnyObject", at: context.range(of: node.name).upperBound)
    }
    let names = inheritance.inheritedTypes.map { $0.type.trimmedDescription }
    guard !names.contains("AnyObject"), !names.contains("class") else { return }
    context.edits.insert(" AnyObject,", at: context.range(of: inheritance.colon).upperBound)
  }
}

extension DeclModifierListSyntax {
  /// The word that an extension's members need to be as visible as the type.
  fileprivate var access: String { has(.public) || has(.open) ? "public " : "" }
}

extension String {
  fileprivate static let unsupported =
    "an optional requirement that is generic, static, async, throwing, variadic or takes an inout parameter needs the "
    + "Objective-C runtime; give it a default in an extension instead"
}
