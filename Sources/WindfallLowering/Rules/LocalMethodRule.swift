import SwiftSyntax

/// Registers what a class that a function declares exposes to Objective-C, optional requirements among it.
///
/// Nothing outside of the function can name the class, so it fills a table itself; see ``MethodTableRule`` for others.
///
/// ## Before
/// ```swift
/// func testPicks() {
///   class Spy: NSObject, PickerDelegate {
///     @objc func didPick(_ index: Int) {}
///   }
/// }
/// ```
/// ## After
/// ```swift
/// func testPicks() {
///   class Spy: NSObject, PickerDelegate, ObjectiveC.MethodTableOwner { nonisolated class func windfallFill(_ table: ObjectiveC.MethodTable) { table.add(ObjectiveC.Selector("didPick:", method: Spy.didPick(_:))) };
///     func didPick(_ index: Int) {}
///   }
/// }
/// ```
struct LocalMethodRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.classDecl]

  /// In the order of the source: a superclass stands before its subclasses.
  private var classes: [ClassDeclSyntax] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if context.functionDepth > 0, let node = node.as(ClassDeclSyntax.self) { classes.append(node) }
    return true
  }

  mutating func finish(in context: LoweringContext) {
    var owners: Set<String> = []
    for node in classes {
      let members = exposed(of: node, in: context)
      let superclass = node.inheritanceClause?.inheritedTypes.first?.type.nominalName ?? ""
      if !owners.contains(superclass) {
        owners.remove(node.name.plainText)
        if members.isEmpty { continue }
        context.conform(node, to: "ObjectiveC.MethodTableOwner")
      }
      owners.insert(node.name.plainText)
      if !members.isEmpty { add(members, to: node, overriding: owners.contains(superclass), in: context) }
    }
  }

  private func exposed(of node: ClassDeclSyntax, in context: LoweringContext) -> [Member] {
    let all = context.localMembers[node.id] ?? []
    let requirements = context.optionalRequirements
    return all.compactMap { member in
      member.isPlain && !member.isStatic ? member.exposed(among: all, requirements: requirements) : nil
    }
  }

  private func add(_ members: [Member], to node: ClassDeclSyntax, overriding: Bool, in context: LoweringContext) {
    let calls = members.flatMap { $0.registrations(of: node.name.text) }
    let inherited = overriding ? "super.windfallFill(table); " : ""
    context.edits.insert(
      " nonisolated \(overriding ? "override " : "")class func windfallFill(_ table: ObjectiveC.MethodTable) { "
        + inherited + calls.joined(separator: "; ") + " };",
      at: context.range(of: node.memberBlock.leftBrace).upperBound)
    context.needsObjectiveC = true
  }
}
