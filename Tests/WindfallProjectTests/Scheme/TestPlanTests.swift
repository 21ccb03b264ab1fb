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

  @Test func `options are those of all configurations, changed by each`() throws {
    let plan = try #require(try project.testPlan(of: scheme))
    #expect(plan.name == "Short")
    #expect(plan.configurations.map(\.name) == [nil])
    #expect(
      plan.configurations.first?.options
        == LaunchOptions(
          arguments: ["-fast"], environment: ["MODE": "german", "PLACE": "$(TARGET_NAME)"], language: "de"))
    let planned = try #require(try project.plannedTests(in: scheme).first)
    #expect(planned.configurations.first?.options.environment["PLACE"] == "NotesTests")
  }

  @Test func `each configuration that is not disabled is run in its own way`() throws {
    let text = """
      {"configurations": [
        {"name": "Off", "enabled": false, "options": {"language": "fr"}},
        {"name": "One", "options": {"testRepetitionMode": "retryOnFailure", "region": "CH"}},
        {"name": "Two", "options": {"testRepetitionMode": "untilFailure", "maximumTestRepetitions": 5}},
        {"name": "Three", "options": {
          "testRepetitionMode": "fixedIterations", "maximumTestRepetitions": 2, "testTimeoutsEnabled": true,
          "defaultTestExecutionTimeAllowance": 100, "maximumTestExecutionTimeAllowance": 180,
          "environmentVariableEntries": [{"key": "A", "value": "3"}]}},
        {"options": {"testTimeoutsEnabled": true, "testRepetitionMode": "none"}}
      ], "defaultOptions": {
        "language": "de", "environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "B", "value": "2"}]
      }}
      """
    let common = ["A": "1", "B": "2"]
    #expect(
      try plan(text).configurations == [
        TestConfiguration(
          name: "One", options: LaunchOptions(environment: common, language: "de", region: "CH"),
          repetition: .retryOnFailure(3)),
        TestConfiguration(
          name: "Two", options: LaunchOptions(environment: common, language: "de"), repetition: .untilFailure(5)),
        TestConfiguration(
          name: "Three", options: LaunchOptions(environment: ["A": "3", "B": "2"], language: "de"),
          repetition: .fixed(2), timeAllowance: 120),
        TestConfiguration(
          name: "unnamed", options: LaunchOptions(environment: common, language: "de"), timeAllowance: 600),
      ])
    #expect(try plan("{}").configurations == [TestConfiguration()])
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

  @Test func `a scheme with a missing plan runs the one that is there, and says so`() throws {
    func reference(_ name: String, isDefault: Bool = false) -> TestPlanReference {
      TestPlanReference(
        file: Fixtures.folder.appending(path: "Classic/Plans/\(name).xctestplan"), isDefault: isDefault)
    }
    func chosen(_ plans: TestPlanReference...) throws -> TestPlan? {
      try project.testPlan(
        of: Scheme(
          name: scheme.name, buildTargets: [], testables: [], testPlans: plans, testConfiguration: "Debug",
          testOptions: LaunchOptions(), launchOptions: LaunchOptions(), launchTarget: nil, file: nil))
    }
    let note = "the scheme Planned names the test plan Gone, which is not there: "
    let second = try #require(try chosen(reference("All", isDefault: true), reference("Gone")))
    #expect(second.name == "All" && second.notes.map { $0.hasPrefix(note) } == [true])
    let first = try #require(try chosen(reference("Gone", isDefault: true), reference("All")))
    #expect(first.name == "All" && first.notes.map { $0.hasPrefix(note) } == [true])
    #expect(throws: ProjectError.self) { try chosen(reference("Gone")) }
  }

  @Test func `without any plan the targets of the scheme are run, and it is said`() throws {
    let gone = TestPlanReference(file: Fixtures.folder.appending(path: "Gone.xctestplan"), isDefault: true)
    let testable = Testable(
      target: SchemeTarget(id: "", name: "KitTests", container: ""), isSkipped: false, skippedTests: ["Part/one()"],
      selectedTests: nil, isParallel: nil)
    let options = LaunchOptions(arguments: ["-fast"])
    let scheme = Scheme(
      name: "Planned", buildTargets: [], testables: [testable], testPlans: [gone], testConfiguration: "Debug",
      testOptions: options, launchOptions: LaunchOptions(), launchTarget: nil, file: nil)
    let plan = try #require(try project.testPlan(of: scheme))
    #expect(plan.testables == [testable] && plan.configurations == [TestConfiguration(options: options)])
    let note = "the scheme Planned names the test plan Gone, which is not there; "
    #expect(plan.notes.map { $0.hasPrefix(note) } == [true])
  }

  private func plan(_ text: String) throws -> TestPlan {
    let folder = try TemporaryFolder()
    return try TestPlanFile(url: try folder.write(text, to: "Own.xctestplan")).plan()
  }

  @Test func `what a plan asks for and does not get is said`() throws {
    let text = """
      {"configurations": [{"name": "One", "options": {"testRepetitionMode": "sometimes"}}],
      "defaultOptions": {
        "codeCoverage": {"targets": []}, "addressSanitizer": {"enabled": true},
        "locationScenario": {"identifier": "London, England"}
      }, "testTargets": [{"target": {"name": "T"}, "skippedTags": {"tags": [".slow"]}}]}
      """
    #expect(
      try plan(text).notes == [
        "the test plan Own: no test is repeated: the repetition mode \"sometimes\" is not known",
        "the test plan Own: no sanitizer watches the tests",
        "the test plan Own: no location is simulated", "the test plan Own: no test is chosen or left out by its tags",
      ])
  }

  @Test(
    arguments: [
      ("{}", nil), ("{\"codeCoverage\": false}", nil), ("{\"codeCoverage\": true}", CoverageSetting()),
      ("{\"codeCoverage\": {\"enabled\": false}}", nil),
      (
        "{\"codeCoverage\": {\"targets\": [{\"name\": \"App\", \"identifier\": \"1\"}]}}",
        CoverageSetting(targets: ["App"])
      ),
    ] as [(String, CoverageSetting?)])
  func `coverage is gathered where a plan says so`(options: String, setting: CoverageSetting?) throws {
    #expect(try plan("{\"configurations\": [], \"defaultOptions\": \(options)}").coverage == setting)
  }

  @Test func `a plan that gets all it asks for needs no word`() throws {
    let text = """
      {"configurations": [{"name": "One", "options": {"testRepetitionMode": "none"}}],
      "defaultOptions": {"codeCoverage": false, "addressSanitizer": {"enabled": false}, "threadSanitizerEnabled": false}}
      """
    #expect(try plan(text).notes == [])
    #expect(try project.plannedTests(in: scheme, testPlan: "All").allSatisfy(\.planNotes.isEmpty))
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
