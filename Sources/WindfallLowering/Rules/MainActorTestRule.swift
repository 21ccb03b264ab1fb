import SwiftSyntax

/// Lets test classes belong to the main actor.
///
/// On Linux the methods of `XCTestCase` belong to no actor, and overrides take that over. They are called on the main
/// thread, so what stands in them can be told so.
///
/// ## Before
/// ```swift
/// @MainActor final class ModelTests: XCTestCase {
///   override func setUp() { model = Model() }
/// }
/// ```
/// ## After
/// ```swift
/// @MainActor final class ModelTests: XCTestCase {
///   override func setUp() { MainActor.assumeIsolated { model = Model() } }
/// }
/// ```
///
/// In Swift 6 the module is imported with `@preconcurrency` where such a method is `async`.
///
/// Where all declarations belong to the main actor by a setting, the compiler must be told besides that these methods and
/// the initialiser that test classes have on Linux do not.
struct MainActorTestRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl, .classDecl, .importDecl]

  /// The methods of `XCTestCase` that tests override, as far as they are synchronous.
  private static let hooks: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]

  private var classes: [(name: String, node: ClassDeclSyntax)] = []
  private var imports: [ImportDeclSyntax] = []
  private var hasAsyncHook = false
  private var overrides: [(function: FunctionDeclSyntax, scope: TypeScope)] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let module = node.as(ImportDeclSyntax.self) {
      if module.path.trimmedDescription == "XCTest", module.attributes.named("preconcurrency") == nil {
        imports.append(module)
      }
      return true
    }
    if let type = node.as(ClassDeclSyntax.self) {
      let outer = context.scopes.last.map { $0.name + "." } ?? ""
      classes.append((outer + type.name.plainText, type))
    }
    guard context.options.isTestTarget, context.functionDepth == 0, let scope = context.scopes.last,
      let function = node.as(FunctionDeclSyntax.self), function.modifiers.has(.override),
      !function.modifiers.has(.nonisolated), MainActorTestRule.hooks.contains(function.name.text),
      function.signature.parameterClause.parameters.isEmpty
    else { return true }
    guard function.signature.effectSpecifiers?.asyncSpecifier == nil else {
      hasAsyncHook = true
      return true
    }
    overrides.append((function, scope))
    return true
  }

  /// A class may be declared after the one that inherits from it.
  mutating func finish(in context: LoweringContext) {
    if hasAsyncHook, context.options.languageMode >= 6 {
      // The one of the superclass belongs to no actor on Linux, so `self` would be sent to it.
      for module in imports { context.edits.insert("@preconcurrency ", at: context.range(of: module).lowerBound) }
    }
    var sendable: Set<String> = []
    for (function, scope) in overrides {
      guard let body = function.body, function.attributes.isMainActor || isMainActor(scope.name, in: context)
      else { continue }
      if let attribute = function.attributes.named("MainActor") { context.remove(attribute) }
      if context.options.isMainActorByDefault {
        context.edits.insert("nonisolated ", at: context.range(of: function.modifiers).lowerBound)
      }
      let word = body.throwsErrors ? " try MainActor.assumeIsolated {" : " MainActor.assumeIsolated {"
      context.edits.insert(word, at: context.range(of: body.leftBrace).upperBound)
      context.edits.insert("} ", at: context.range(of: body.rightBrace).lowerBound)
      if context.options.languageMode >= 6, sendable.insert(scope.name).inserted {
        makeSendable(scope.name, in: context)
      }
    }
    guard context.options.isTestTarget, context.options.isMainActorByDefault else { return }
    for (_, type) in classes { addInitializer(to: type, in: context) }
  }

  /// On iOS such a class can be sent, as all of it belongs to the main actor; here its superclass keeps it from that, so
  /// that `self` could not be taken into what is told to run there.
  private func makeSendable(_ name: String, in context: LoweringContext) {
    guard let clause = classes.first(where: { $0.name == name })?.node.inheritanceClause,
      let last = clause.inheritedTypes.last,
      !clause.inheritedTypes.contains(where: { $0.type.nominalName.lastComponent == "Sendable" })
    else { return }
    context.edits.insert(", @unchecked Sendable", at: context.range(of: last).upperBound)
  }

  private func addInitializer(to type: ClassDeclSyntax, in context: LoweringContext) {
    guard let superclass = type.inheritanceClause?.inheritedTypes.first?.type.nominalName,
      superclass.lastComponent == "XCTestCase" || context.options.mainActorClasses.contains(superclass),
      !type.modifiers.has(.nonisolated), !type.memberBlock.members.contains(where: { $0.decl.isDesignated })
    else { return }
    let access = type.modifiers.has(.public) || type.modifiers.has(.open) ? "public " : ""
    context.edits.insert(
      " nonisolated \(access)required init(name: String, testClosure: @escaping XCTestCaseClosure)"
        + " { super.init(name: name, testClosure: testClosure) };",
      at: context.range(of: type.memberBlock.leftBrace).upperBound)
  }

  private func isMainActor(_ name: String, in context: LoweringContext) -> Bool {
    if context.options.isMainActorByDefault { return true }
    var next: String? = name
    var seen: Set<String> = []
    while let current = next, seen.insert(current).inserted {
      if context.options.mainActorClasses.contains(current) { return true }
      guard let type = context.types[current] else { return false }
      if type.attributes.isMainActor { return true }
      next = type.superclass
    }
    return false
  }
}

extension DeclSyntax {
  /// Whether the member is an initialiser that takes the place of inherited ones.
  fileprivate var isDesignated: Bool {
    self.as(InitializerDeclSyntax.self).map { !$0.modifiers.has(.convenience) } ?? false
  }
}

extension CodeBlockSyntax {
  /// Whether an error can leave the block, as far as a look at its words tells.
  fileprivate var throwsErrors: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .keyword(.try) else { return token.tokenKind == .keyword(.throw) }
      let mark = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
      return mark != .postfixQuestionMark && mark != .exclamationMark
    }
  }
}
