import Testing
import WindfallBuild
import WindfallCore

struct RunSummaryTests {
  @Test(arguments: [
    (TestCounts(passed: 1), CommandStatus.passed), (TestCounts(passed: 1, failed: 1), .testsFailed),
    (TestCounts(), .noTestRan), (TestCounts(skipped: 1), .passed),
  ])
  func `the status follows from the counts`(counts: TestCounts, status: CommandStatus) {
    #expect(RunSummary(counts: counts, seed: 0, duration: 0).status == status)
  }
}
