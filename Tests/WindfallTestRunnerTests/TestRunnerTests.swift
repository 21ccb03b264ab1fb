import Testing
import WindfallCore

@Suite struct TestRunnerTests {
  @Test func `steps come in XCTest's order, class methods around them`() throws {
    let run = try FixtureRun("OrderTests/testPasses")
    #expect(run.status == 0)
    #expect(
      run.output == [
        "class setUp", "setUp async", "setUpWithError", "setUp", "test", "block", "tearDown", "tearDownWithError",
        "tearDown async", "class tearDown",
      ])
    let order = TestIdentifier(target: "Sample", className: "OrderTests")
    #expect(run.events.first == .classStarted(order))
    #expect(run.events.last == .classFinished(order))
    #expect(run.results == ["Sample/OrderTests/testPasses passed"])
  }

  @Test func `a failed assertion names its place, and the test goes on`() throws {
    let run = try FixtureRun("OutcomeTests/testFails")
    #expect(run.status == 1)
    #expect(run.output == ["goes on"])
    let issue = try #require(run.issues.first)
    #expect(issue.kind == .assertion)
    #expect(issue.message == #"XCTAssertEqual failed: ("1") is not equal to ("2") - sums"#)
    #expect(issue.file?.hasSuffix("OutcomeTests.swift") == true)
    #expect(issue.line == 10)
    #expect(run.results == ["Sample/OutcomeTests/testFails failed"])
  }

  @Test func `a thrown error is reported at the test method`() throws {
    let issue = try #require(try FixtureRun("OutcomeTests/testThrows").issues.first)
    #expect(issue.kind == .unexpectedError)
    #expect(issue.message == #"threw error "Problem()""#)
    #expect(issue.file == "Outcome.swift")
    #expect(issue.line == 2)
  }

  @Test(arguments: [
    ("OutcomeTests/testSkips", "not today"), ("SkippingSetUpTests/testNeverRuns", "no network"),
  ])
  func `a skipped test says why`(test: String, reason: String) throws {
    let run = try FixtureRun(test)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let issue = try #require(run.issues.first)
    #expect(issue.kind == .skip)
    #expect(issue.message == reason)
    #expect(issue.line != nil)
    #expect(run.results == ["Sample/\(test) skipped"])
  }

  @Test func `a test case lives on after its test, and until the test runs again`() throws {
    let tests = ["LeftoverTests/testLeaves", "LeftoverTests/testLooks"]
    #expect(try FixtureRun(tests[0], tests[1]).output == ["there"])
    #expect(try FixtureRun(tests[1], tests[0], tests[1]).output == ["gone", "there"])
  }

  @Test func `what a test leaves on the main queue runs before the next begins`() throws {
    // Left to XCTest, some of them run in time and others do not.
    let plan = Array(repeating: "LeftoverTests/testPosts\nLeftoverTests/testWaits", count: 10)
    #expect(try FixtureRun(plan.joined(separator: "\n")).output == Array(repeating: "has run", count: 10))
  }

  @Test func `asynchronous tests run`() throws {
    #expect(try FixtureRun("OutcomeTests/testIsAsync").results == ["Sample/OutcomeTests/testIsAsync passed"])
  }

  @Test func `what fails on another thread as the test ends belongs to the test`() throws {
    let run = try FixtureRun("OutcomeTests/testFailsElsewhere")
    #expect(run.issues.map(\.message) == ["elsewhere"])
    #expect(run.results == ["Sample/OutcomeTests/testFailsElsewhere failed"])
  }

  @Test func `an expectation that nobody waits for fails the test`() throws {
    let run = try FixtureRun("OutcomeTests/testForgetsToWait")
    #expect(run.issues.map(\.message) == ["Failed due to unwaited expectation 'something'"])
  }

  @Test func `a failure in the set-up of a class belongs to the class`() throws {
    let run = try FixtureRun("FailingClassTests/testPasses")
    #expect(run.status == 1)
    #expect(run.issues.map(\.test.description) == ["Sample/FailingClassTests"])
    #expect(run.results == ["Sample/FailingClassTests/testPasses passed"])
  }
}
