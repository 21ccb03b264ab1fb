import Foundation
import Testing

extension EndToEndTests.OutcomeTests {
  private static let folder = "OutcomesTests"

  @Test("A crash is one failed test with its reason, its line and the calls that led there")
  func crash() throws {
    let death = "\(Self.folder)/DeathTests.swift"
    let crash = try run.issue(of: "OutcomesTests/DeathTests/testCrash")
    #expect(crash.kind == "crash")
    #expect(crash.message?.contains("Index out of range") == true, "\(crash.message ?? "")")
    #expect(try crash.place == place("numbers[numbers.count]", in: death))
    #expect(crash.backtrace?.first?.contains("DeathTests.testCrash()") == true)

    let forced = try run.issue(of: "OutcomesTests/DeathTests/testForcedNil")
    #expect(forced.kind == "crash")
    #expect(forced.message?.contains("Unexpectedly found nil") == true, "\(forced.message ?? "")")
    #expect(try forced.place == place("nothing!", in: death))
    #expect(run.result.output.contains("XCTAssertEqual(nothing!, 1)"))
  }

  @Test(
    "A fatal signal that is sent is a crash under its own name, each time",
    arguments: [
      ("testRaisesSegmentationFault", "SIGSEGV"), ("testRaisesBusError", "SIGBUS"),
      ("testRaisesFloatingPointException", "SIGFPE"), ("testRaisesTrap", "SIGTRAP"), ("testRaisesAbort", "SIGABRT"),
      ("testRaisesQuit", "SIGQUIT"), ("testKillsItself", "SIGSEGV"),
    ])
  func sentSignals(test: String, signal: String) throws {
    let issue = try run.issue(of: "OutcomesTests/DeathTests/\(test)")
    #expect(issue.kind == "crash")
    #expect(issue.message?.hasPrefix("The process crashed with \(signal)") == true, "\(issue.message ?? "")")
    let line = try place("func \(test)()", in: "\(Self.folder)/DeathTests.swift")
    #expect(issue.place == line, "\(issue.backtrace ?? [])")
  }

  @Test("A test that loops is stopped, with the stack where it was")
  func loop() throws {
    let issue = try run.issue(of: "OutcomesTests/DeathTests/testLoop")
    #expect(issue.kind == "hang")
    #expect(issue.message == "timed out after 12 s")
    #expect(try issue.place == place("while true", in: "Outcomes/Loop.swift"))
    #expect(issue.backtrace?.first?.contains("Loop.run()") == true)
    #expect(issue.backtrace?.contains { $0.contains("DeathTests.testLoop()") } == true)
  }

  @Test("A test that waits for ever is stopped, and says for what")
  func wait() throws {
    let own = try run.issue(of: "OutcomesTests/WaitingTests/testOwn")
    #expect(own.kind == "hang")
    #expect(own.message == "timed out after 12 s, waiting for: answered, thanked")
    let async = try run.issue(of: "OutcomesTests/WaitingTests/testAsync")
    #expect(async.message == "timed out after 12 s, waiting for: answered later")
  }

  @Test("A test that ends the process has failed, whatever the status is")
  func exit() throws {
    for test in ["testExit", "testStatus75"] {
      let issue = try run.issue(of: "OutcomesTests/DeathTests/\(test)")
      #expect(issue.kind == "earlyExit")
    }
    #expect(run.status(of: "OutcomesTests/DeathTests/testBefore") == "passed")
    #expect(run.status(of: "OutcomesTests/DeathTests/testAfter") == "passed")
  }

  @Test("continueAfterFailure = false ends the test at the first failure; tear-down still runs")
  func continueAfterFailure() throws {
    let file = "\(Self.folder)/StopTests.swift"
    let stops = try run.issue(of: "OutcomesTests/StopTests/testStops")
    #expect(stops.message?.contains("first") == true)
    #expect(try stops.place == place("// stops", in: file))
    let output = run.output(of: "OutcomesTests/StopTests/testStops")
    #expect(output.contains("before") && output.contains("torn down") && output.contains("tear-down"))
    #expect(!output.contains("after"))

    let helper = try run.issue(of: "OutcomesTests/StopTests/testStopsInHelper")
    #expect(try helper.place == place("// first check", in: file))
    #expect(run.output(of: "OutcomesTests/StopTests/testStopsInHelper").filter { $0.hasPrefix("check") } == ["check 1"])

    let messages = run.issues(of: "OutcomesTests/StopTests/testGoesOn").map { $0.message ?? "" }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("first") == true && messages.last?.contains("second") == true)
    #expect(run.output(of: "OutcomesTests/StopTests/testGoesOn") == ["after", "tear-down"])
  }

  @Test("An expectation of the test case that is fulfilled too often fails the test, in Apple's words")
  func overfulfilled() throws {
    let issue = try run.issue(of: "OutcomesTests/KindTests/testOverfulfilled")
    #expect(issue.message == "API violation - multiple calls made to -[XCTestExpectation fulfill] for once.")
  }

  @Test("A set-up that throws or stops keeps the test from running; one that only fails does not")
  func setUp() throws {
    for name in ["ThrowingSetUpTests", "StoppingSetUpTests"] {
      let test = "OutcomesTests/\(name)/testIsNotRun"
      #expect(run.issues(of: test).count == 1)
      #expect(!run.output(of: test).contains("body"))
    }
    #expect(run.issues(of: "OutcomesTests/ThrowingSetUpTests/testIsNotRun").first?.kind == "unexpectedError")
    #expect(run.issues(of: "OutcomesTests/FailingSetUpTests/testIsRun").count == 1)
    #expect(run.output(of: "OutcomesTests/FailingSetUpTests/testIsRun") == ["body"])
    #expect(
      run.output(of: "OutcomesTests/OrderTests/testOrder") == [
        "async set-up", "throwing set-up", "set-up", "body", "block 2", "block 1", "tear-down", "throwing tear-down",
        "async tear-down",
      ])
    #expect(run.output(of: "OutcomesTests/OrderTests") == ["class set-up", "class tear-down"])
  }

  @Test("Errors, expectations and skips say what they are")
  func kinds() throws {
    let tests = "OutcomesTests/KindTests"
    let file = "\(Self.folder)/KindTests.swift"
    let thrown = try run.issue(of: "\(tests)/testThrows")
    #expect(thrown.kind == "unexpectedError")
    #expect(thrown.message?.contains("out of paper") == true, "\(thrown.message ?? "")")
    #expect(try run.issue(of: "\(tests)/testAsyncThrows").message?.contains("out of ink") == true)
    #expect(try run.issue(of: "\(tests)/testAsyncFails").place == place("XCTAssertEqual(value, 5)", in: file))
    #expect(try run.issue(of: "\(tests)/testUnfulfilled").message?.contains("nobody comes") == true)
    #expect(try run.issue(of: "\(tests)/testUnwrap").message?.contains("no number") == true)
    #expect(try run.issue(of: "\(tests)/testSkip").message?.contains("not today") == true)
    #expect(try run.issue(of: "\(tests)/testSkip").kind == "skip")
    #expect(run.issues(of: "\(tests)/testSkipIf").map(\.kind) == ["skip"])
    #expect(try run.issue(of: "OutcomesTests/SkippedSetUpTests/testIsSkipped").kind == "skip")
  }
}
