import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

struct ConsoleReporterTests {
  private static let test = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testZero")

  private func text(_ events: [TestEvent], verbose: Bool = false, coloured: Bool = false) -> String {
    var text = ""
    let reporter = ConsoleReporter(
      style: ConsoleStyle(isColoured: coloured), isVerbose: verbose, currentFolder: "/app", write: { text += $0 })
    for event in events { reporter.report(event) }
    return text
  }

  @Test func `codes for the terminal in what tests print and say are shown`() {
    let events: [TestEvent] = [
      .testStarted(Self.test),
      .output(TestOutput(test: Self.test, stream: .standardOutput, text: "\u{1B}]0;title\u{7}")),
      .issueRecorded(TestIssue(test: Self.test, kind: .assertion, message: "\u{1B}[2J is wrong")),
      .testFinished(Self.test, status: .failed, duration: 0),
    ]
    let shown = text(events)
    #expect(!shown.contains("\u{1B}"))
    #expect(shown.contains("␛[2J is wrong") && shown.contains("| ␛]0;title␇"))
  }

  @Test func `each test stands below its class with its time, and the last line counts`() {
    let skipped = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testSkipped")
    let events: [TestEvent] = [
      .runStarted(seed: 42, targets: ["AppTests"]),
      .targetStarted(target: "AppTests", testCount: 2),
      .classStarted(TestIdentifier(target: "AppTests", className: "DigitTests")),
      .testStarted(Self.test),
      .output(TestOutput(test: Self.test, stream: .standardOutput, text: "not shown")),
      .testFinished(Self.test, status: .passed, duration: 0.0123),
      .testStarted(skipped),
      .issueRecorded(TestIssue(test: skipped, kind: .skip, message: "needs a camera")),
      .testFinished(skipped, status: .skipped, duration: 0),
      .classFinished(TestIdentifier(target: "AppTests", className: "DigitTests")),
      .targetFinished(target: "AppTests"),
      .runEnded(TestCounts(passed: 1, skipped: 1), duration: 1.5),
    ]
    #expect(
      text(events) == """
        AppTests  2 tests
          DigitTests
            ✓ testZero (0.012 s)
            - testSkipped skipped (0.000 s)
              needs a camera

        Ran 2 tests in 1.500 s, 1 skipped; --seed 42 repeats the order.
        1 passed, 0 failed

        """)
  }

  @Test func `on a terminal a line says what runs, and the next one takes its place`() {
    var text = ""
    let reporter = ConsoleReporter(
      style: ConsoleStyle(isColoured: false), currentFolder: "/app", liveWidth: 20, write: { text += $0 })
    reporter.report(.testStarted(Self.test))
    #expect(text == "")
    reporter.progress = RunProgress(
      tests: [Self.test.description, "AppTests/DigitTests/testOne"], history: RunHistory([]))
    reporter.report(.testStarted(Self.test))
    reporter.report(.testFinished(Self.test, status: .passed, duration: 0))
    #expect(text == "\r\u{1B}[K    1 of 2: testZer\r\u{1B}[K    ✓ testZero (0.000 s)\n")
  }

  @Test func `a warning outside of a test is a line, and no failure`() {
    let warning = TestIssue(
      test: TestIdentifier(target: "AppTests"), kind: .warning, message: "the app asks the network")
    #expect(
      text([.issueRecorded(warning), .runEnded(TestCounts(passed: 1), duration: 0)]) == """
            ! the app asks the network

        Ran 1 test in 0.000 s.
        1 passed, 0 failed

        """)
  }

  @Test func `a failure shows the place, the source line, the screen, the calls and the output`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/DigitTests.swift"
    try "import XCTest\n    XCTAssertEqual(a, b)\n".write(toFile: file, atomically: true, encoding: .utf8)
    let issue = TestIssue(
      test: Self.test, kind: .assertion, message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\")\nsecond line",
      file: file, line: 2, backtrace: ["f() in App at /app/f.swift:1:2"], elementTree: "Application\n  Button",
      attachments: ["Screenshot"])
    let events: [TestEvent] = [
      .testStarted(Self.test), .output(TestOutput(test: Self.test, stream: .standardError, text: "hello")),
      .issueRecorded(issue), .testFinished(Self.test, status: .failed, duration: 0),
      .runEnded(TestCounts(failed: 1), duration: 0),
    ]
    #expect(
      text(events) == """
            ✗ testZero (0.000 s)
              \(file):2: XCTAssertEqual failed: ("1") is not equal to ("2")
                second line
                2 |     XCTAssertEqual(a, b)
                  |     ^
              backtrace:
                f() in App at /app/f.swift:1:2
              on the screen:
                Application
                  Button
              attachments: Screenshot
              output:
                | hello

        Failed:
          AppTests/DigitTests/testZero

        Ran 1 test in 0.000 s.
        0 passed, 1 failed

        """)
  }

  @Test func `files in the current folder are shown without it`() {
    let issue = TestIssue(test: Self.test, kind: .assertion, message: "no", file: "/app/Tests/A.swift", line: 9)
    let lines = text([
      .testStarted(Self.test), .issueRecorded(issue), .testFinished(Self.test, status: .failed, duration: 0),
    ])
    #expect(lines.contains("      Tests/A.swift:9: no\n"))
  }

  @Test func `a failure outside of a test is shown at once and listed`() {
    let name = TestIdentifier(target: "AppTests", className: "DigitTests")
    let events: [TestEvent] = [
      .issueRecorded(TestIssue(test: name, kind: .crash, message: "crashed")),
      .runEnded(TestCounts(failed: 1), duration: 0),
    ]
    #expect(text(events).hasPrefix("    ✗ AppTests/DigitTests\n      crashed\n\nFailed:\n  AppTests/DigitTests\n"))
  }

  @Test func `verbose output shows lines, activities and figures as they come`() {
    let events: [TestEvent] = [
      .testStarted(Self.test), .activityStarted(Self.test, name: "Log in"),
      .output(TestOutput(test: Self.test, stream: .standardOutput, text: "hello")),
      .activityEnded(Self.test, name: "Log in"),
      .measured(TestMeasurement(test: Self.test, metric: "Time", unit: "s", samples: [1, 2])),
      .testFinished(Self.test, status: .passed, duration: 0),
    ]
    #expect(
      text(events, verbose: true) == """
            started testZero
              > Log in
              | hello
              < Log in
            ✓ testZero (0.000 s)
              Time: 1.5 s on average of 2

        """)
  }

  @Test func `colours are used only where they were asked for`() {
    let events: [TestEvent] = [.testStarted(Self.test), .testFinished(Self.test, status: .passed, duration: 0)]
    #expect(!text(events).contains("\u{1B}"))
    #expect(text(events, coloured: true).contains("\u{1B}[32m✓\u{1B}[0m"))
    #expect(!ConsoleStyle(environment: ["NO_COLOR": "1"]).isColoured)
  }
}
