import SwiftSyntax

/// Lets the generated registry reach test classes and tests that only their own file can name.
///
/// ## Before
/// ```swift
/// private final class ModelTests: XCTestCase {
///   func testAdding() {}
/// }
/// ```
/// ## After
/// ```swift
/// private final class ModelTests: XCTestCase {
///   func testAdding() {}
/// }
/// #sourceLocation()
/// import WindfallTestRunner
/// @MainActor func windfallTests_ModelTests_list() -> (types: [String: AnyClass], methods: [String: TestMethod]) { … }
/// ```
struct PrivateTestRule: LoweringRule {
  static let kinds: [SyntaxKind] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool { true }

  mutating func finish(in context: LoweringContext) {
    guard context.options.isTestTarget else { return }
    // Modules of the project may bring test cases to inherit from.
    let imports = Set(context.facts.imports)
    guard imports.contains(where: { ["XCTest", "Quick"].contains($0) || !LoweringOptions.sdkModules.contains($0) })
    else { return }
    let accessors = accessors(in: context)
    let classes = functionOfClasses(in: context)
    guard !accessors.isEmpty || !classes.isEmpty else { return }
    context.trailer += ["import WindfallTestRunner"] + accessors + classes
  }

  /// For each class, a function that calls the tests which are private to it and which Objective-C knows all the same.
  private func accessors(in context: LoweringContext) -> [String] {
    var owners: [String] = []
    var methods: [String: [String]] = [:]
    for (owner, test) in context.facts.ownTests where test.isPrivate {
      guard context.types[owner]?.isHidden != true else { continue }
      if methods[owner] == nil { owners.append(owner) }
      methods[owner, default: []].append("  \"\(test.name)\": " + TestRegistryWriter.method(test, of: "Self") + ",")
    }
    return owners.flatMap { owner in
      let name = TestRegistryWriter.accessor(path: context.path, owner: owner)
      return [
        "extension \(owner) { @available(*, deprecated) @MainActor static func \(name)() "
          + "-> [String: WindfallTestRunner.TestMethod] { ["
      ] + (methods[owner] ?? []) + ["] } }"]
    }
  }

  private func functionOfClasses(in context: LoweringContext) -> [String] {
    let types = context.facts.privateTestCandidates
    guard !types.isEmpty else { return [] }
    let name = TestRegistryWriter.privateTestsFunction(path: context.path)
    let head = [
      "@available(*, deprecated) @MainActor func \(name)() "
        + "-> (types: [String: AnyClass], methods: [String: WindfallTestRunner.TestMethod]) { (",
      "  types: [" + types.map { "\"\($0.name)\": \($0.name).self" }.joined(separator: ", ") + "],",
    ]
    let tests = context.facts.ownTests
    let methods = types.flatMap { type in
      tests.filter { $0.owner == type.name }.map { owner, test in
        let value =
          test.isPrivate
          ? "\(owner).\(TestRegistryWriter.accessor(path: context.path, owner: owner))()[\"\(test.name)\"]!"
          : TestRegistryWriter.method(test, of: owner)
        return "    \"\(owner).\(test.name)\": \(value),"
      }
    }
    return head + (methods.isEmpty ? ["  methods: [:])"] : ["  methods: ["] + methods + ["  ])"]) + ["}"]
  }
}
