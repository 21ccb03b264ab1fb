import Testing

@Suite struct TestDoublesTests {
  @Test func `a mock that outlives its test is verified at the test's end, at the expectation`() throws {
    let run = try FixtureRun("DoublesTests/testForgetsToCall", "DoublesTests/testCalls")
    #expect(run.results == ["Sample/DoublesTests/testForgetsToCall failed", "Sample/DoublesTests/testCalls passed"])
    let issue = try #require(run.issues.first)
    #expect(run.issues.count == 1)
    #expect(issue.message == "failed - MockTicking.tick(_:) with 2 was expected once, and called never")
    #expect(issue.file?.hasSuffix("DoublesTests.swift") == true)
    #expect(issue.line == 10)
  }

  @Test func `the use of a dummy fails the test at its method`() throws {
    let run = try FixtureRun("DoublesTests/testUsesADummy")
    #expect(run.issues.map(\.message) == ["failed - DummyTicking.tick(_:) was used, and a dummy must not be"])
    #expect(run.issues.map(\.file) == ["Doubles.swift"])
    #expect(run.issues.map(\.line) == [3])
  }
}
