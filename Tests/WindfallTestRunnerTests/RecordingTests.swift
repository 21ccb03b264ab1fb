import Testing

@Suite struct RecordingTests {
  @Test func `a test's own record changes its failures, and is called once for each`() throws {
    let run = try FixtureRun("RecordingTests/testFails", "RecordingTests/testRecords", "RecordingTests/testThrows")
    #expect(
      run.issues.map(\.message) == [
        "own: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - sums", "own: mine",
        "own: threw error \"Problem()\"",
      ])
    #expect(run.issues.map(\.kind) == [.assertion, .assertion, .unexpectedError])
    #expect(run.issues.first?.file?.hasSuffix("RecordingTests.swift") == true)
    #expect(run.issues.map(\.attachments) == [["public.plain-text"], ["public.plain-text"], ["public.plain-text"]])
  }

  @Test func `a test's own record is given what fails while it waits`() throws {
    let run = try FixtureRun("RecordingTests/testWaits")
    #expect(
      run.issues.map(\.message) == [
        "own: Asynchronous wait failed: Exceeded timeout of 0.01 seconds, with unfulfilled expectations: \"first\", \"second\".",
        "own: Fulfilled inverted expectation \"inverted\".",
        "own: Failed due to expectation fulfilled in incorrect order: requires 'early', actually fulfilled 'late'.",
        "own: API violation - call made to wait without any expectations having been set.",
      ])
    #expect(run.output == ["true"])
  }

  @Test func `a failure that is recorded ends a test that does not continue`() throws {
    let run = try FixtureRun("RecordingTests/testStops")
    #expect(run.status == 75)
    #expect(run.issues.map(\.message) == ["own: failed - stop here"])
    #expect(run.output == [])
  }

  @Test func `what fails while a failure is recorded does not keep it from being recorded`() throws {
    let run = try FixtureRun("RecordingTests/testIsNested")
    #expect(run.status == 75)
    #expect(run.issues.map(\.message) == ["failed - nested", "own: failed - stop here"])
    #expect(run.output == [])
  }

  @Test func `a failure that is not recorded neither fails the test nor stops it`() throws {
    let run = try FixtureRun("SilentTests/testFails")
    #expect(run.status == 0)
    #expect(run.results == ["Sample/SilentTests/testFails passed"])
    #expect(run.output == ["failed - first", "failed - second", "end"])
  }
}
