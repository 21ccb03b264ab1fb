import SwiftSyntax

/// Drops `override` from class properties that XCTest has on iOS but not on Linux.
///
/// ## Before
/// ```swift
/// final class LaunchTests: XCTestCase {
///   override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
/// }
/// ```
/// ## After
/// ```swift
/// final class LaunchTests: XCTestCase {
///   class var runsForEachTargetApplicationUIConfiguration: Bool { true }
/// }
/// ```
struct MissingOverrideRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.classDecl]

  private static let missing: Set<String> = [
    "runsForEachTargetApplicationUIConfiguration", "defaultMetrics", "defaultMeasureOptions",
  ]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let node = node.as(ClassDeclSyntax.self),
      node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase"
    else { return true }
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self),
        let name = property.bindings.first?.pattern.trimmedDescription, Self.missing.contains(name),
        let modifier = property.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
      else { continue }
      context.remove(modifier)
    }
    return true
  }
}
