import SwiftSyntax

/// Lets the generated registry reach test classes that only their own file can name.
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
/// @MainActor func windfallTests_ModelTests() -> (types: [String: AnyClass], methods: [String: TestMethod]) { … }
/// ```
struct PrivateTestRule: LoweringRule {
  static let kinds: [SyntaxKind] = []

  private static let bases: Set<String> = ["XCTestCase", "QuickSpec", "AsyncSpec"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool { true }

  mutating func finish(in context: LoweringContext) {
    let imports = Set(context.facts.imports)
    guard context.options.isTestTarget, !imports.isDisjoint(with: ["XCTest", "Quick"]) else { return }
    for type in context.facts.classes where type.isHidden && Self.bases.contains(type.superclass ?? "") {
      context.diagnostics.append(
        LoweringDiagnostic(
          severity: .error, file: context.path, line: type.line, column: 1, message: .unreachable(type.name)))
    }
    let types = context.facts.privateTestCandidates
    guard !types.isEmpty else { return }
    let name = TestRegistryWriter.privateTestsFunction(path: context.path)
    context.trailer += [
      "import WindfallTestRunner",
      "@MainActor func \(name)() -> (types: [String: AnyClass], methods: [String: WindfallTestRunner.TestMethod]) { (",
      "  types: [" + types.map { "\"\($0.name)\": \($0.name).self" }.joined(separator: ", ") + "],",
    ]
    let methods = types.flatMap { type in
      (type.methods + context.facts.extensions.filter { $0.type == type.name }.flatMap(\.methods)).filter(\.isTest).map
      {
        let method = DiscoveredTestMethod($0, file: context.path, owner: type.name)
        return "    \"\(type.name).\(method.name)\": " + TestRegistryWriter.method(method, of: type.name) + ","
      }
    }
    context.trailer += methods.isEmpty ? ["  methods: [:])"] : ["  methods: ["] + methods + ["  ])"]
    context.trailer.append("}")
  }
}

extension String {
  fileprivate static func unreachable(_ name: String) -> String {
    "the tests of \(name) cannot be run, because the class is private to a type or function; make it fileprivate"
  }
}
