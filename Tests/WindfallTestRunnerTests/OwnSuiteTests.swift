import Testing
import WindfallCore

@Suite struct OwnSuiteTests {
  @Test func `a class's own suite decides which tests run, and what it adds belongs to the class`() throws {
    let run = try FixtureRun("OwnSuiteTests/testCounts", "OwnSuiteTests/testLeftOut")
    #expect(run.status == 1)
    #expect(run.results == ["Sample/OwnSuiteTests/testCounts passed", "Sample/OwnSuiteTests/testLeftOut skipped"])
    #expect(run.output == ["6 tests", "verify 1", "verify 2", "verify 3"])
    #expect(run.issues.map(\.kind) == [.skip, .assertion])
    #expect(run.issues.last?.test == TestIdentifier(target: "Sample", className: "OwnSuiteTests"))
  }
}
