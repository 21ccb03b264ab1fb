import Foundation
import Testing

extension EndToEndTests.ProjectTests {
  @Suite("Test plans", .serialized, .fixture("Plans"))
  struct PlanTests {
    private static let scheme = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version="1.7"><TestAction buildConfiguration="Debug"><TestPlans>
        <TestPlanReference reference="container:Both.xctestplan" default="YES"/>
        <TestPlanReference reference="container:Retrying.xctestplan"/>
      </TestPlans></TestAction></Scheme>
      """
    private static let targets = """
      "testTargets": [{
        "parallelizable": true, "skippedTests": ["PlansTests/testLeftOut()"],
        "target": {"containerPath": "container:Plans.xcodeproj", "identifier": "PlansTestsTARGET", "name": "PlansTests"}
      }]
      """
    private static let both = """
      {"configurations": [
        {"name": "German", "options": {
          "language": "de", "environmentVariableEntries": [{"key": "MODE", "value": "second"}]}},
        {"name": "Plain", "options": {}}
      ], "defaultOptions": {"environmentVariableEntries": [{"key": "MODE", "value": "first"}]}, \(targets)}
      """
    private static let retrying = """
      {"configurations": [{"name": "Only", "options": {"testRepetitionMode": "retryOnFailure"}}], \(targets)}
      """

    let workspace: Workspace

    init() throws {
      workspace = try #require(Workspace.current)
      try workspace.write(Self.scheme, to: "Plans.xcodeproj/xcshareddata/xcschemes/Plans.xcscheme")
      try workspace.write(Self.both, to: "Both.xctestplan")
      try workspace.write(Self.retrying, to: "Retrying.xctestplan")
    }

    @Test("All tests run in each configuration, with its environment and language")
    func configurations() async throws {
      let run = try await workspace.test()
      let german = "PlansTests (German)/PlansTests"
      let plain = "PlansTests (Plain)/PlansTests"
      #expect(
        run.passed == ["\(german)/testLanguage", "\(german)/testMode", "\(plain)/testLanguage", "\(plain)/testMode"])
      #expect(run.failed == ["\(german)/testFlaky", "\(plain)/testFlaky"])
      #expect(run.output(of: "\(german)/testMode") == ["mode: second"])
      #expect(run.output(of: "\(plain)/testMode") == ["mode: first"])
      #expect(run.output(of: "\(german)/testLanguage").first?.hasPrefix("language: de") == true)
      #expect(run.output(of: "\(plain)/testLanguage").first?.hasPrefix("language: en") == true)
    }

    @Test("One configuration can be chosen or left out, and must be there")
    func choice() async throws {
      let tests = ["--only-testing", "PlansTests/PlansTests/testMode"]
      let only = try await workspace.test(tests[0], tests[1], "--only-test-configuration", "Plain")
      let skipped = try await workspace.test(tests[0], tests[1], "--skip-test-configuration", "German")
      #expect(only.passed == ["PlansTests (Plain)/PlansTests/testMode"])
      #expect(skipped.passed == only.passed)
      let unknown = try await workspace.test("--only-test-configuration", "French")
      #expect(unknown.status == 2)
      #expect(
        unknown.result.errors.contains("the test plan has no configuration \"French\"; there is German, Plain"))
    }

    @Test("A plan that retries failures passes with a test that passes then")
    func retries() async throws {
      let run = try await workspace.test("--test-plan", "Retrying")
      #expect(run.status == 0, "\(run.result.output)")
      #expect(run.passed == ["testFlaky", "testLanguage", "testMode"].map { "PlansTests/PlansTests/\($0)" })
      #expect(run.order.count == 4)
      #expect(run.result.output.contains("testFlaky failed, and runs again"))
    }
  }
}
