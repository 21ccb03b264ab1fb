import Foundation
import Testing

extension EndToEndTests {
  /// A project whose specs and stubs are all wrong, each in its own way.
  @Suite("Bad specs and stubs", .serialized, .fixture("BadSpecs"))
  struct BadSpecTests {
    let workspace: Workspace
    let run: RunRecord

    init() async throws {
      workspace = try #require(Workspace.current)
      run = try await workspace.sharedTest()
    }

    @Test("What is not wrong runs")
    func rest() {
      #expect(run.status == 1, "\(run.result.errors)")
      #expect(
        run.passed == [
          "ShelfTests/MixedUpSpec/a shelf, passes", "ShelfTests/MixedUpSpec/a shelf, says it twice",
          "ShelfTests/MixedUpSpec/a shelf, says it twice (2)",
          "ShelfTests/StrayTests/testPasses", "ShelfTests/TwinSpec/is the first", "ShelfTests/WebTests/testPasses",
        ])
      #expect(run.failed.count == 6)
      #expect(run.result.output.contains("6 passed, 6 failed"))
    }

    @Test(
      "What is wrong is one failed test at its line, and says what to do",
      arguments: [
        ("MixedUpSpec/shared examples full", "MixedUpSpec", "// again", "give one of the two another name"),
        ("MixedUpSpec/a shelf, empty", "MixedUpSpec", "// there is no such", "register it with sharedExamples"),
        ("StrayTests/testStray", "StrayTests", "// a stray", "move it into the spec() of a QuickSpec"),
        ("TwinSpec/spec", "SecondTwin", "// the second twin", "Rename one"),
        ("WebTests/testNoFixture", "WebTests", "// no file", "add it to the resources of the test target"),
        ("WebTests/testNoJSON", "WebTests", "// no JSON", "answer with a dictionary or an array"),
      ])
    func problem(test: String, file: String, line: String, advice: String) throws {
      let issue = try run.issue(of: "ShelfTests/\(test)")
      let path = "ShelfTests/\(file).swift"
      #expect(issue.message?.contains(advice) == true)
      #expect(issue.place == Place(file: workspace.url(path).path, line: try workspace.line(of: line, in: path)))
    }
  }
}
