import SwiftSyntax

/// Lets classes override what XCTest has on iOS but not on Linux, and members that are declared and not there yet.
///
/// The first class that has one of its own does not override; a protocol says that it has, and a set-up that calls back
/// is waited for by one that is `async`. Methods of notification centres get names of their own.
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
    /// Overrides the method with the parameters that it has on Linux.
    case parameters(String)
  }

  /// What becomes of the override of a member, and the classes that would have it.
  private static func replacement(
    for reference: String, in options: LoweringOptions
  ) -> (Replacement, classes: Set<String>)? {
    if let known = replacements[reference] { return (known, testCases) }
    if let known = formatterReplacements[reference] { return (.conformance(known), formatters) }
    if let known = toolchainReplacements[reference] { return known }
    if let known = centerReplacements[reference] { return (.conformance(known), ["NotificationCenter"]) }
    return options.declared.overridable[reference].map { (.none, $0) }
  }

  /// Whether an override in an extension is of a member that the superclass has not, and the rule takes it.
  static func isMissing(_ node: Syntax, in scope: TypeScope, _ context: LoweringContext) -> Bool {
    guard let reference = DeclSyntax(node).flatMap(reference),
      let classes = formatterReplacements[reference].map({ _ in formatters })
        ?? context.options.declared.overridable[reference]
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

  /// Members of other classes of the toolchain. Queues ask an operation whether it is asynchronous; `isConcurrent` is
  /// what that was called.
  private static let toolchainReplacements: [String: (Replacement, classes: Set<String>)] = [
    "isConcurrent": (.none, ["Operation", "BlockOperation"]),
    "fulfill()": (.parameters("_ file: StaticString = #file, line: Int = #line"), ["XCTestExpectation"]),
  ]

  /// The protocols that say which of these methods a class of notification centres has.
  private static let centerReplacements = [
    "addObserver(_:selector:name:object:)": "OverridesSelectorObserver",
    "addObserver(forName:object:queue:using:)": "OverridesBlockObserver",
    "post(_:)": "OverridesPost",
    "post(name:object:)": "OverridesNamedPost",
    "post(name:object:userInfo:)": "OverridesPostWithInfo",
    "removeObserver(_:)": "OverridesObserverRemoval",
    "removeObserver(_:name:object:)": "OverridesNamedObserverRemoval",
  ]

  private static let formatters: Set<String> = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "EnergyFormatter",
    "Formatter", "ISO8601DateFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
    "NumberFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
  ]

  /// The protocols that say which of these methods a class of formatters has.
  private static let formatterReplacements = [
    "getObjectValue(_:for:errorDescription:)": "OverridesObjectValue",
    "getObjectValue(_:for:range:)": "OverridesRangedObjectValue",
    "isPartialStringValid(_:newEditingString:errorDescription:)": "OverridesPartialString",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
      "OverridesPartialSelection",
    "attributedString(for:withDefaultAttributes:)": "OverridesAttributedString",
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
    guard let node = node.as(DeclSyntax.self), let scope = context.scopes.last,
      scope.functionDepth == context.functionDepth, scope.kind != .other,
      let reference = MissingOverrideRule.reference(of: node),
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
    for item in found {
      // An extension's are left to `ExtensionOverrideRule`, unless there is nothing to override.
      let superclass =
        item.scope.kind == .classType
        ? item.scope.superclass
        : Self.isMissing(Syntax(item.node), in: item.scope, context) ? module.superclasses[item.scope.name] : nil
      guard let superclass, Self.leads(superclass, to: item.classes, module) else { continue }
      if case .parameters(let text) = item.replacement {
        guard let clause = item.node.as(FunctionDeclSyntax.self)?.signature.parameterClause else { continue }
        context.edits.insert(text, at: context.range(of: clause.leftParen).upperBound)
        continue
      }
      let isCentre = Self.centerReplacements[item.reference] != nil
      let isInherited = module.inheritsHook(item.reference, item.scope.name, superclass: superclass)
      if isCentre { rename(item, callsOverride: isInherited, context) }
      guard !isInherited else { continue }
      context.remove(item.modifier)
      switch item.replacement {
      case .none, .parameters: break
      case .conformance(let name):
        conform(item, to: name, context)
        if Self.formatterReplacements[item.reference] != nil { renameSuper(in: item, context) }
      case .asynchronous(let name):
        let call = "test.\(name)(completion: $0)"
        context.edits.insert(
          "; override func \(name)() async throws { nonisolated(unsafe) let test = self; "
            + "try await XCTestCase.windfallCompletion { \(call) } }",
          at: context.range(of: item.node).upperBound)
      }
    }
  }

  /// A class that the end of the file cannot name says it itself.
  private func conform(_ override: Override, to name: String, _ context: LoweringContext) {
    if override.scope.isHidden, let type = Self.declaration(around: override.node) {
      context.conform(type, to: name)
    } else {
      context.trailer.append("extension \(override.scope.name): \(name) {}")
    }
  }

  private static func declaration(around node: DeclSyntax) -> ClassDeclSyntax? {
    sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
  }

  /// The name as facts have it, where a method without arguments has its parentheses.
  private static func reference(of node: DeclSyntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) {
      guard let first = function.signature.parameterClause.parameters.first else { return function.reference + "()" }
      return function.name.text != "record" || first.type.nominalName == "XCTIssue" ? function.reference : nil
    }
    return node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  /// A centre's methods cannot be overridden, nor declared anew.
  private func rename(_ override: Override, callsOverride: Bool, _ context: LoweringContext) {
    guard let function = override.node.as(FunctionDeclSyntax.self) else { return }
    let ending = "Override"
    context.edits.replace(context.range(of: function.name), with: Self.own(function.name.plainText) + ending)
    renameSuper(in: override, ending: callsOverride ? ending : "", context)
  }

  private static func own(_ name: some StringProtocol) -> String {
    "windfall\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  /// What a formatter or a centre calls of `super` has another name, as the method itself asks the object for its own.
  private func renameSuper(in override: Override, ending: String = "", _ context: LoweringContext) {
    let name = override.reference.prefix { $0 != "(" }
    for token in override.node.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.super) {
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        access.declName.baseName.plainText == name
      else { continue }
      context.edits.replace(context.range(of: access.declName.baseName), with: Self.own(name) + ending)
    }
  }

  /// Whether the classes that are known lead to one of those that lack the member.
  private static func leads(_ name: String, to classes: Set<String>, _ module: ModuleFacts) -> Bool {
    module.chain(from: name).contains { classes.contains($0.lastComponent) }
  }
}
