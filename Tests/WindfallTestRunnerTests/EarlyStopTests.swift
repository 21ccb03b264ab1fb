import Testing

@Suite struct EarlyStopTests {
  @Test(arguments: ["testStops", "testStopsAsync", "testStopsOnMainActor"])
  func `without continueAfterFailure nothing behind the failing line runs, and the test is torn down`(
    method: String
  ) throws {
    let run = try FixtureRun("OrderTests/\(method)", "OrderTests/testPasses")
    #expect(run.status == 75)
    #expect(
      run.output == [
        "class setUp", "setUp async", "setUpWithError", "setUp", "block", "tearDown", "tearDownWithError",
        "tearDown async",
      ])
    #expect(run.issues.map(\.message) == ["failed - stop here"])
    #expect(run.results == ["Sample/OrderTests/\(method) failed"])
  }

  @Test(arguments: ["testStopsAtWait", "testStopsAtWaitForExpectations"])
  func `a wait that fails stops the test as well`(method: String) throws {
    let run = try FixtureRun("OrderTests/\(method)")
    #expect(run.status == 75)
    #expect(run.output.suffix(3) == ["tearDown", "tearDownWithError", "tearDown async"])
    #expect(!run.output.contains("NEVER"))
    #expect(
      run.issues.map(\.message) == [
        "Asynchronous wait failed: Exceeded timeout of 0.01 seconds, with unfulfilled expectations: \"never\"."
      ])
  }

  @Test func `the set-up can stop a test too`() throws {
    let run = try FixtureRun("FailingSetUpTests/testNeverRuns")
    #expect(run.status == 75)
    #expect(run.output == ["tearDown"])
    #expect(run.results == ["Sample/FailingSetUpTests/testNeverRuns failed"])
  }

  @Test func `what fails in the tear-down of a stopped test is recorded as well`() throws {
    let run = try FixtureRun("FailingTearDownTests/testStops")
    #expect(run.issues.map(\.message) == ["failed - stop here", "failed - late"])
    #expect(run.status == 75)
    #expect(run.results == ["Sample/FailingTearDownTests/testStops failed"])
  }
}
