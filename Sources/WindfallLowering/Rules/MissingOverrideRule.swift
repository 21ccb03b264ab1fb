import SwiftSyntax

/// Lets classes override what XCTest has on iOS but not on Linux, and members that are declared and not there yet.
///
/// The first class that has one of its own does not override; a protocol says that it has, and a set-up that calls back
/// is waited for by one that is `async`.
///
/// ## Before
/// ```swift
/// class BaseTests: XCTestCase {
///   override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
///   override func record(_ issue: XCTIssue) { super.record(issue) }
/// }
/// ```
/// ## After
/// ```swift
/// class BaseTests: XCTestCase {
///   class var runsForEachTargetApplicationUIConfiguration: Bool { true }
///   func record(_ issue: XCTIssue) { super.record(issue) }
/// }
/// extension BaseTests: OverridesRecord {}
/// ```
struct MissingOverrideRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl, .variableDecl]

  /// What becomes of an override.
  private enum Replacement {
    /// Nothing asks for it.
    case none
    /// Conforms the class to a protocol.
    case conformance(String)
    /// Adds an override of the method's `async` form.
    case asynchronous(String)
  }

  /// What becomes of the override of a member, and the classes that would have it.
  private static func replacement(
    for reference: String, in options: LoweringOptions
  ) -> (Replacement, classes: Set<String>)? {
    if let known = replacements[reference] { return (known, testCases) }
    return options.declared.overridable[reference].map { (.none, $0) }
  }

  /// Whether an override in an extension is of a member that is declared and not there yet.
  static func isOfDeclared(_ node: Syntax, in scope: TypeScope, _ context: LoweringContext) -> Bool {
    guard let reference = DeclSyntax(node).flatMap(reference),
      let classes = context.options.declared.overridable[reference]
    else { return false }
    return leads(scope.name, to: classes, context.moduleWithHooks)
  }

  private static let testCases: Set<String> = ["XCTestCase", "QuickSpec", "AsyncSpec"]

  private static let replacements: [String: Replacement] = [
    "runsForEachTargetApplicationUIConfiguration": .none,
    "defaultMetrics": .conformance("OverridesDefaultMetrics"),
    "defaultMeasureOptions": .conformance("OverridesDefaultMeasureOptions"),
    "defaultTestSuite": .conformance("OverridesDefaultTestSuite"),
    "record(_:)": .conformance("OverridesRecord"),
    "setUp(completion:)": .asynchronous("setUp"),
    "tearDown(completion:)": .asynchronous("tearDown"),
  ]

  private struct Override {
    let modifier: DeclModifierSyntax
    let node: DeclSyntax
    let reference: String
    let replacement: Replacement
    /// The classes from which it would be inherited.
    let classes: Set<String>
    let scope: TypeScope
  }

  private var found: [Override] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard context.functionDepth == 0, let node = node.as(DeclSyntax.self), let scope = context.scopes.last,
      scope.kind == .classType, let reference = MissingOverrideRule.reference(of: node),
      let (replacement, classes) = MissingOverrideRule.replacement(for: reference, in: context.options),
      let modifier = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first(.override)
    else { return true }
    found.append(
      Override(
        modifier: modifier, node: node, reference: reference, replacement: replacement,
        classes: classes, scope: scope))
    context.facts.hooks.append("\(scope.name).\(reference)")
    return true
  }

  /// A class may be declared after the one that inherits from it.
  mutating func finish(in context: LoweringContext) {
    guard !found.isEmpty else { return }
    let module = context.moduleWithHooks
    for item in found where inherits(item, module) {
      guard !module.inheritsHook(item.reference, item.scope.name, superclass: item.scope.superclass) else { continue }
      context.remove(item.modifier)
      switch item.replacement {
      case .none: break
      case .conformance(let name): context.trailer.append("extension \(item.scope.name): \(name) {}")
      case .asynchronous(let name):
        let call = "test.\(name)(completion: $0)"
        context.edits.insert(
          "; override func \(name)() async throws { nonisolated(unsafe) let test = self; "
            + "try await XCTestCase.windfallCompletion { \(call) } }",
          at: context.range(of: item.node).upperBound)
      }
    }
  }

  /// The name as facts have it, where a method without arguments has its parentheses.
  private static func reference(of node: DeclSyntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) {
      guard let first = function.signature.parameterClause.parameters.first else { return function.reference + "()" }
      return function.name.text != "record" || first.type.nominalName == "XCTIssue" ? function.reference : nil
    }
    return node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  private func inherits(_ override: Override, _ module: ModuleFacts) -> Bool {
    override.scope.superclass.map { Self.leads($0, to: override.classes, module) } ?? false
  }

  /// Whether the classes that are known lead to one of those that lack the member.
  private static func leads(_ name: String, to classes: Set<String>, _ module: ModuleFacts) -> Bool {
    module.chain(from: name).contains { classes.contains($0.lastComponent) }
  }
}
