import Foundation
import Testing

extension EndToEndTests {
  /// Test classes and tests in all the ways in which Swift lets them be written.
  @Suite("Which tests are found", .serialized, .fixture("Discovery"))
  struct DiscoveryTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("What the Objective-C runtime would find runs, and nothing else")
    func found() async throws {
      let run = try await workspace.test()
      #expect(run.result.messages == [])
      #expect(run.failed == ["DiscoveryTests/NameTests/testFails"])
      #expect(
        run.skipped
          == ["FutureSuite/inside", "SuiteBase/testInherited", "global/future", "global/named"].map {
            "DiscoveryTests/\($0)"
          })
      #expect(run.passed == Self.passing.map { "DiscoveryTests/\($0)" }.sorted())
    }

    @Test("A test case that the sources do not tell of fails the run, unless it was not asked for or has no tests")
    func overlooked() async throws {
      let file = "DiscoveryTests/Overlooked.swift"
      try workspace.write(Self.overlooked, to: file)
      defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
      let junit = workspace.root.appendingPathComponent("junit.xml")
      let run = try await workspace.test("--skip-testing", "DiscoveryTests/NameTests", "--junit", junit.path)
      #expect(run.status == 1)
      #expect(run.failed == [])
      #expect(run.result.lines.last == "\(run.passed.count) passed, 1 failed")
      let issues = run.events.filter { $0.event == "issueRecorded" && $0.kind == "launch" }
      #expect(issues.map(\.test) == ["DiscoveryTests/OverlookedTests"])
      #expect(
        try String(contentsOf: junit, encoding: .utf8).contains("OverlookedTests is a test case that was not found"))
      let other = try await workspace.test("--only-testing", "DiscoveryTests/LocalTests")
      #expect(other.status == 0)
    }

    @Test("A test class that nothing can reach keeps its tests from being built, which is said")
    func unreachable() async throws {
      let file = "DiscoveryTests/Unreachable.swift"
      try workspace.write(
        "import XCTest\nenum Outer { private class InsideTests: TC { func testOwn() {} } }\n", to: file)
      defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
      let result = try await workspace.test()
      #expect(result.status == 3)
      #expect(
        result.result.errors.contains("Unreachable.swift:2:1: error: the tests of Outer.InsideTests cannot be run"))
    }

    private static let overlooked = """
      import XCTest

      enum Apart { typealias Case = NSObject }
      class Outer { typealias Case = XCTestCase }
      class Heir: Outer {}
      final class OverlookedTests: Heir.Case { func testOwn() { XCTFail("is never run") } }
      class OverlookedBase: Heir.Case { func helper() {} }

      """

    private static let inherited =
      ["testFileprivate", "testInKnownExtension", "testInPrivateExtension", "testPrivate"]
      + ["testRenamed", "testThrowing"]

    private static let passing: [String] =
      [
        "BaseAliasTests/testBase", "BaseAliasTests/testOwn", "CaseAliasTests/testOwn", "DeprecatedTests/testOld",
        "DerivedNameTests/testFails", "ExtendedTests/testInExtension", "GenericAliasTests/testGeneric",
        "GenericAliasTests/testOwn", "GenericTests/testIsEmpty", "GenericTests/testOwn", "HeirTests/testOwn",
        "InnerAliasTests/testBase", "InnerAliasTests/testOwn", "LocalTests/testLocal", "Names.NestedTests/testBase",
        "Names.NestedTests/testOwn", "OpenAliasTests/testGeneric", "OpenAliasTests/testOwn", "OwnBase/testBase",
        "PackageCaseTests/testOwn", "PlainTests/testOwn", "PrivateHeirTests/testOwn", "SameNameTests/testFirst",
        "SameNameTests (2)/testSecond", "SpelledTests/testOwn", "SuiteHeirTests/testInherited",
        "TwiceAliasTests/testOwn", "global/present",
      ] + ["DerivedNameTests", "NameTests"].flatMap { name in inherited.map { "\(name)/\($0)" } }
      + ["HeirTests", "PackageBase", "PrivateHeirTests", "QualifiedTests"].flatMap { name in
        ["testInside", "testOfThePackage", "testUnderAnotherName"].map { "\(name)/\($0)" }
      }
  }
}
