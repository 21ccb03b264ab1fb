import Testing

@Suite struct ExpectedFailureTests {
  @Test func `an expected failure is printed, and neither fails the test nor stops it`() throws {
    let run = try FixtureRun("ExpectedFailureTests/testMatches")
    #expect(run.status == 0)
    #expect(run.issues.isEmpty)
    #expect(
      run.output == [
        "expected failure: bug 12: XCTAssertEqual failed: (\"1\") is not equal to (\"2\")",
        "expected failure: the rest: failed - late",
      ])
  }

  @Test func `an expected failure that does not come fails the test`() throws {
    let run = try FixtureRun("ExpectedFailureTests/testForgets")
    #expect(run.results == ["Sample/ExpectedFailureTests/testForgets failed"])
    #expect(
      run.issues.map(\.message) == [
        "Expected failure but none recorded: a block", "Expected failure but none recorded: the test",
      ])
    #expect(run.issues.last?.file == "Expected.swift")
    #expect(run.issues.last?.line == 2)
  }

  @Test func `a matcher says which failures are expected`() throws {
    let run = try FixtureRun("ExpectedFailureTests/testOther")
    #expect(run.issues.map(\.message) == ["failed - products"])
    #expect(try FixtureRun("ExpectedFailureTests/testThrows").results.first?.hasSuffix("passed") == true)
  }

  @Test func `a recorded issue fails the test at its place, a warning does not`() throws {
    let run = try FixtureRun("ExpectedFailureTests/testRecords")
    #expect(run.issues.map(\.message) == ["own\nmore"])
    #expect(run.issues.map(\.file) == ["/Own.swift"])
    #expect(run.issues.map(\.line) == [9])
    #expect(run.output == ["warning: mild"])
  }
}
