import Testing

@Suite struct TestPlanTests {
  @Test func `tests run in the order of the plan`() throws {
    let run = try FixtureRun("SkippingSetUpTests/testNeverRuns", "OrderTests/testPasses", "OutcomeTests/testIsAsync")
    #expect(
      run.results == [
        "Sample/SkippingSetUpTests/testNeverRuns skipped", "Sample/OrderTests/testPasses passed",
        "Sample/OutcomeTests/testIsAsync passed",
      ])
  }

  @Test func `what the plan names twice runs twice`() throws {
    let run = try FixtureRun(
      "OrderTests/testPasses", "OutcomeTests/testIsAsync", "OrderTests/testPasses", "OrderTests/testPasses")
    #expect(
      run.results == [
        "Sample/OrderTests/testPasses passed", "Sample/OutcomeTests/testIsAsync passed",
        "Sample/OrderTests/testPasses passed", "Sample/OrderTests/testPasses passed",
      ])
  }

  @Test func `what the bundle does not have fails by name`() throws {
    let run = try FixtureRun("OrderTests/testGone", "GoneTests/testA")
    #expect(run.status == 1)
    #expect(
      run.issues.map(\.message) == [
        "The test class 'OrderTests' has no test 'testGone'.", "The test bundle has no test class 'GoneTests'.",
      ])
    #expect(run.results == ["Sample/OrderTests/testGone failed", "Sample/GoneTests/testA failed"])
  }
}
