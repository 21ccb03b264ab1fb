import Foundation
import Testing

extension EndToEndTests.OutcomeTests {
  private static let file = "OutcomesUITests/ScreenUITests.swift"

  private func test(_ name: String) -> String { "OutcomesUITests/ScreenUITests/\(name)" }

  /// What the terminal shows of a test, from its line to the next test's.
  private func shown(_ name: String) -> String {
    let lines = run.result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let target = lines.firstIndex { $0.hasPrefix("OutcomesUITests ") } ?? lines.endIndex
    guard let start = lines[target...].firstIndex(where: { $0.contains(" \(name) (") }) else { return "" }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("    ✓") || $0.hasPrefix("    ✗") || $0.isEmpty }
    return lines[start..<(end ?? lines.endIndex)].joined(separator: "\n")
  }

  @Test("A failed assertion shows the line of the source and what was on the screen")
  func assertion() throws {
    let issue = try run.issue(of: test("testAssertion"))
    #expect(issue.kind == "assertion")
    #expect(issue.message?.contains("five") == true)
    #expect(try issue.place == place("// fails", in: Self.file))
    #expect(issue.elementTree?.contains("Count: 1") == true, "\(issue.elementTree ?? "")")
    #expect(issue.elementTree?.contains("Button") == true)
    let text = shown("testAssertion")
    #expect(text.contains("XCTAssertTrue(app.staticTexts[\"Count: 5\"].exists, \"five\")"))
    #expect(text.contains("\(Self.file):\(issue.line ?? 0): "))
    #expect(text.contains("Count: 1"))
    #expect(run.output(of: test("testAssertion")) == [])
  }

  @Test("A tap on nothing names what comes nearest")
  func missing() throws {
    let issue = try run.issue(of: test("testMissing"))
    #expect(issue.message?.contains("No matches found for") == true, "\(issue.message ?? "")")
    #expect(issue.message?.contains("'Add'") == true, "\(issue.message ?? "")")
    #expect(try issue.place == place("app.buttons[\"Addd\"].tap()", in: Self.file))
    #expect(issue.elementTree?.contains("Count: 0") == true)
    #expect(run.output(of: test("testMissing")) == [])
  }

  @Test("A crash of the app while nothing is asked of it fails the running test, with its reason and backtrace")
  func unaskedCrashes() throws {
    let late = try run.issue(of: test("testCrashUnasked"))
    #expect(late.message?.contains("crashed: ") == true && late.message?.contains("the timer ran out") == true)
    #expect(late.backtrace?.contains { $0.contains("ContentView.swift") } == true, "\(late.backtrace ?? [])")
    let aside = try run.issue(of: test("testCrashAside"))
    #expect(aside.message?.contains("SIGSEGV") == true, "\(aside.message ?? "")")
    #expect(run.output(of: test("testCrashAside")) == [])
  }

  @Test("A tap on two matches fails and names both; firstMatch takes the first")
  func twoMatches() throws {
    let issue = try run.issue(of: test("testTwoMatches"))
    #expect(issue.message?.contains("Multiple matching elements found for") == true, "\(issue.message ?? "")")
    #expect(issue.message?.components(separatedBy: "'Twin'").count == 3, "\(issue.message ?? "")")
    #expect(issue.line == (try workspace.line(of: "app.buttons[\"Twin\"].tap()", in: Self.file)))
    #expect(run.status(of: test("testFirstMatch")) == "passed")
  }

  @Test("The app's crash is one failed test, with the reason and the app's own line")
  func appCrash() throws {
    let issue = try run.issue(of: test("testCrash"))
    #expect(issue.message?.contains("pressed the red button") == true, "\(issue.message ?? "")")
    #expect(try issue.place == place("// crashes", in: Self.file))
    let line = try workspace.line(of: "pressed the red button", in: "Outcomes/ContentView.swift")
    #expect(issue.backtrace?.first?.contains("ContentView.swift:\(line)") == true, "\(issue.backtrace ?? [])")
    #expect(issue.message?.contains("0x") == false, "addresses differ from run to run")
    #expect(shown("testCrash").contains("ContentView.swift:\(line)"))
    #expect(run.output(of: test("testCrash")) == [])
  }

  @Test("The app's hang is one failed test, with the stack where the app hangs")
  func appLoop() throws {
    let issue = try run.issue(of: test("testLoop"))
    let line = try workspace.line(of: "while true", in: "Outcomes/Loop.swift")
    let text = shown("testLoop")
    #expect(text.contains("Loop.swift:\(line)"), "\(text)")
    #expect(issue.backtrace?.contains { $0.contains("Loop.swift:\(line)") } == true, "\(issue.backtrace ?? [])")
    #expect(issue.line == (try workspace.line(of: "app.buttons[\"Loop\"].tap()", in: Self.file)))
    #expect(run.output(of: test("testLoop")) == [])
  }

  @Test("An app that leaves by itself fails the test that goes on using it")
  func appExit() throws {
    let issue = try run.issue(of: test("testLeave"))
    #expect(issue.message?.contains("exited with status 0") == true, "\(issue.message ?? "")")
    #expect(!run.output(of: test("testLeave")).contains("after"))
  }

  @Test("A test that goes on after failures can go on using the app, or launch it again")
  func goingOn() throws {
    let missing = try run.issue(of: "OutcomesUITests/GoingOnUITests/testGoesOnAfterMissing")
    #expect(missing.message?.contains("'Missing'") == true || missing.message?.contains("\"Missing\"") == true)
    #expect(run.output(of: "OutcomesUITests/GoingOnUITests/testGoesOnAfterMissing") == ["after"])
  }
}
