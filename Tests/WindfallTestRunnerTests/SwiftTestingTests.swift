import Testing

@Suite struct SwiftTestingTests {
  @Test func `a suite's tests end as the Testing library ends them`() throws {
    let run = try FixtureRun(
      "SuiteTests/fails", "SuiteTests/throwing", "SuiteTests/disabled", "SuiteTests/known", "SuiteTests/takes(value:)")
    #expect(run.status == 1)
    #expect(
      Set(run.results) == [
        "Sample/SuiteTests/fails failed", "Sample/SuiteTests/throwing failed", "Sample/SuiteTests/disabled skipped",
        "Sample/SuiteTests/known passed", "Sample/SuiteTests/takes(value:) failed",
      ])
    #expect(run.results.count == 5)
  }

  @Test func `an issue has the text and the place of its line`() throws {
    let run = try FixtureRun("SuiteTests/fails")
    #expect(
      run.issues.map(\.message) == ["Expectation failed: (sum → 2) == 3\nsums", "Expectation failed: (sum → 2) == 4"])
    #expect(run.issues.map(\.kind) == [.assertion, .assertion])
    #expect(run.issues.allSatisfy { $0.file?.hasSuffix("SuiteTests.swift") == true })
    #expect(run.issues.compactMap(\.line).count == 2)
  }

  @Test func `a thrown error is reported where the source has the test`() throws {
    let run = try FixtureRun("SuiteTests/throwing")
    let issue = try #require(run.issues.first)
    #expect(issue.kind == .unexpectedError)
    #expect(issue.message == "Caught error: Problem()")
    #expect(issue.file == "Suite.swift")
    #expect(issue.line == 3)
  }

  @Test func `a disabled test is skipped for its reason, and a known issue is no failure`() throws {
    let run = try FixtureRun("SuiteTests/disabled", "SuiteTests/known")
    #expect(run.status == 0)
    #expect(run.issues.map(\.kind) == [.skip])
    #expect(run.issues.map(\.message) == ["not today"])
    #expect(run.output == ["known issue: known\nbug 12"].flatMap { $0.split(separator: "\n").map(String.init) })
  }

  @Test func `the process of an exit test runs nothing else`() throws {
    let run = try FixtureRun("DoublesTests/testCalls", "RecordingTests/testRecords", "SuiteTests/exits")
    #expect(
      run.results == [
        "Sample/DoublesTests/testCalls passed", "Sample/RecordingTests/testRecords failed",
        "Sample/SuiteTests/exits failed",
      ])
    #expect(run.issues.map(\.message).last?.contains("exitCode(4)") == true)
    #expect(run.issues.count == 2)
  }

  @Test func `nested suites and free functions run in the order of the plan, among tests of XCTest`() throws {
    let run = try FixtureRun("global/outside", "OrderTests/testPasses", "SuiteTests.Inner/adds two numbers")
    #expect(run.status == 0)
    #expect(
      run.results == [
        "Sample/global/outside passed", "Sample/OrderTests/testPasses passed",
        "Sample/SuiteTests.Inner/adds two numbers passed",
      ])
  }

  @Test func `a test that the library does not have fails by name`() throws {
    let run = try FixtureRun("GoneSuite/gone", "SuiteTests/nothing")
    #expect(
      run.issues.map(\.message) == [
        "The Testing library has no test 'GoneSuite/gone()' here.", "The suite 'SuiteTests' has no test 'nothing'.",
      ])
    #expect(run.results == ["Sample/GoneSuite/gone failed", "Sample/SuiteTests/nothing failed"])
  }
}
