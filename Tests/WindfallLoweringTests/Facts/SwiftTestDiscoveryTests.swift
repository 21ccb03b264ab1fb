import Testing
import WindfallLowering

struct SwiftTestDiscoveryTests {
  private static let source = """
    import Testing
    @Suite("Shown") struct Sums {
      @Test func adds() {}
      @Test("Named", arguments: [1]) func takes(_ a: Int, b: Int) async throws {}
      actor Inner { @Testing.Test func `two and two`() {} }
      func helper() { @Test func local() {} }
      #if os(macOS)
      @Test func mac() {}
      #endif
    }
    enum Space { final class Deep { @Test static func `default`() {} } }
    @Test func free() {}
    extension Sums { @Test private func extended() {} }
    """

  private static func facts(_ source: String) -> SourceFacts {
    let options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    return Lowerer(options: options).lower(source: source, path: "/project/Sums.swift").facts
  }

  @Test("Tests are found in all types and outside of them, each suite's in one piece")
  func discovery() {
    let tests = TestDiscovery([SwiftTestDiscoveryTests.facts(SwiftTestDiscoveryTests.source)]).swiftTests
    #expect(
      tests.map { "\($0.suite)|\($0.name)|\($0.identifier)|\($0.line)" } == [
        "Sums|adds|Sums/adds()|3", "Sums|takes(_:b:)|Sums/takes(_:b:)|4", "Sums|extended|Sums/extended()|13",
        "Sums.Inner|two and two|Sums/Inner/`two and two`()|5", "Space.Deep|default|Space/Deep/default()|11",
        "global|free|free()|12",
      ])
  }

  @Test("An attribute of the same name is no test where Testing is not imported")
  func otherTest() {
    let facts = SwiftTestDiscoveryTests.facts("import Other\n@Test func free() {}")
    #expect(TestDiscovery([facts]).swiftTests.isEmpty)
  }

  @Test("The registry names the tests, and compiles")
  func registry() throws {
    let facts = [SwiftTestDiscoveryTests.facts(SwiftTestDiscoveryTests.source)]
    let text = TestRegistryWriter(moduleName: "AppTests").text(
      for: [], swiftTests: TestDiscovery(facts).swiftTests, files: facts)
    #expect(
      text.contains(
        "SwiftTest(\"takes(_:b:)\", in: \"Sums\", identifier: \"Sums/takes(_:b:)\", "
          + "file: \"/project/Sums.swift\", line: 4),"))
    #expect(try TypeChecker.shared.get().check([text], module: "AppTests", languageMode: 6) == [])
  }
}
