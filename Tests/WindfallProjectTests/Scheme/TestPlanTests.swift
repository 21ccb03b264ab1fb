import Foundation
import Testing

@testable import WindfallProject

struct TestPlanTests {
  private let project: XcodeProject
  private let scheme: Scheme

  init() throws {
    project = try Fixtures.project("Classic")
    scheme = try project.scheme(named: "Planned")
  }

  @Test func `the default plan decides which tests run`() throws {
    let planned = try project.plannedTests(in: scheme)
    #expect(planned.map(\.target.name) == ["NotesTests", "KitTests"])
    #expect(planned.map(\.selectedTests) == [["NotesTests/testOpen()"], nil])
    #expect(planned.map(\.skippedTests) == [[], ["Whole", "Part/one()"]])
  }

  @Test func `options are those of all configurations, changed by the first`() throws {
    let plan = try #require(try project.testPlan(of: scheme))
    #expect(plan.name == "Short")
    #expect(plan.runsInRandomOrder)
    #expect(
      plan.options
        == LaunchOptions(
          arguments: ["-fast"], environment: ["MODE": "german", "PLACE": "$(TARGET_NAME)"], language: "de"))
    #expect(try project.plannedTests(in: scheme).first?.options.environment["PLACE"] == "NotesTests")
  }

  @Test func `another plan can be asked for by name`() throws {
    let planned = try project.plannedTests(in: scheme, testPlan: "All")
    #expect(planned.map(\.target.name) == ["NotesTests", "KitTests"])
    #expect(planned.allSatisfy { $0.skippedTests.isEmpty && $0.selectedTests == nil })
  }

  @Test func `an unknown plan and a missing one are clear errors`() throws {
    #expect {
      try project.testPlan(of: scheme, named: "Long")
    } throws: { error in
      "\(error)".hasSuffix("the scheme \"Planned\" has no test plan named \"Long\"; choose one of: All, Short, Gone")
    }
    #expect {
      try project.testPlan(of: scheme, named: "Gone")
    } throws: { error in
      "\(error)".hasSuffix("Gone.xctestplan: the test plan cannot be read; check the test plans of the scheme")
    }
  }

  private func notes(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    return try TestPlanFile(url: try folder.write(text, to: "Own.xctestplan")).plan().notes
  }

  @Test func `what a plan asks for and does not get is said`() throws {
    let text = """
      {"configurations": [
        {"name": "Off", "enabled": false, "options": {"language": "fr"}},
        {"name": "One", "options": {"testRepetitionMode": "retryOnFailure"}}, {"name": "Two"}, {"name": "Three"}
      ], "defaultOptions": {"codeCoverage": {"targets": []}, "addressSanitizer": {"enabled": true}}}
      """
    #expect(
      try notes(text) == [
        "the test plan Own: of its configurations only One is run, not Two, Three",
        "the test plan Own: no test is repeated (retryOnFailure); --iterations repeats all of them",
        "the test plan Own: no code coverage is gathered", "the test plan Own: no sanitizer watches the tests",
      ])
  }

  @Test func `a plan that gets all it asks for needs no word`() throws {
    let text = """
      {"configurations": [{"name": "One", "options": {"testRepetitionMode": "none"}}],
      "defaultOptions": {"codeCoverage": false, "addressSanitizer": {"enabled": false}, "threadSanitizerEnabled": false}}
      """
    #expect(try notes(text) == [])
    #expect(try project.plannedTests(in: scheme).allSatisfy(\.planNotes.isEmpty))
  }

  @Test(arguments: ["", "[]", "{\"testTargets\": 1}", "{\"testTargets\": [{}]}"])
  func `a damaged plan is a clear error`(text: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "Bad.xctestplan")
    #expect(
      throws: ProjectError(
        "the test plan is damaged", path: file.path, advice: "make the test plan again in Xcode")
    ) {
      try TestPlanFile(url: file).plan()
    }
  }
}
