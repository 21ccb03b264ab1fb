import Testing

@Suite struct AddedObserversTests {
  @Test func `an observer hears of issues, expected failures and the ends of suites and the bundle`() throws {
    let run = try FixtureRun("ObservedTests/testFails")
    #expect(
      run.output == [
        "expected failure: why: failed - expected", "expected: why failed - expected", "issue: failed - not expected",
        "test ends", "suite ObservedTests ends", "bundle ends",
      ])
  }
}
