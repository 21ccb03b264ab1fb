import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

/// One run, with a failure, a flaky test, a skipped and a passing one, in all reports that are written at the end.
@Suite("Reports of a run")
struct RunReportTests {
  private static func test(_ name: String) -> TestIdentifier {
    TestIdentifier(target: "AppTests", className: "DigitTests", method: name)
  }

  private static let failure: TestIssue = {
    var issue = TestIssue(test: test("testFails"), kind: .assertion, message: "50% <wrong>\nmore")
    (issue.file, issue.line) = ("/app/Tests/Digit,Tests.swift", 12)
    return issue
  }()

  private static let events: [TestEvent] = [
    .runStarted(seed: 7, targets: ["AppTests"]), .targetStarted(target: "AppTests", testCount: 4),
    .testStarted(test("testPasses")), .testFinished(test("testPasses"), status: .passed, duration: 2),
    .testStarted(test("testFails")), .issueRecorded(failure),
    .output(TestOutput(test: test("testFails"), stream: .standardOutput, text: "said <this>")),
    .testFinished(test("testFails"), status: .failed, duration: 0.5), .testStarted(test("testFlaky")),
    .issueRecorded(TestIssue(test: test("testFlaky"), kind: .assertion, message: "once")),
    .testFinished(test("testFlaky"), status: .retried, duration: 0), .testStarted(test("testFlaky")),
    .testFinished(test("testFlaky"), status: .passed, duration: 0), .testStarted(test("testSkips")),
    .issueRecorded(TestIssue(test: test("testSkips"), kind: .skip, message: "later")),
    .testFinished(test("testSkips"), status: .skipped, duration: 0), .targetFinished(target: "AppTests"),
    .runEnded(TestCounts(passed: 2, failed: 1, skipped: 1), duration: 2.5),
  ]

  /// What a reporter wrote.
  private func text(of events: [TestEvent] = events, _ make: (String) throws -> any Reporter) throws -> String {
    let folder = try TemporaryFolder()
    let reporter = try make("\(folder.path)/report")
    for event in events { try reporter.report(event) }
    return try String(contentsOfFile: "\(folder.path)/report", encoding: .utf8)
  }

  @Test func `annotations follow GitHub's grammar`() {
    var text = ""
    let reporter = GitHubReporter(environment: ["GITHUB_WORKSPACE": "/app"]) { text += $0 }
    for event in Self.events { reporter.report(event) }
    #expect(
      text.split(separator: "\n") == [
        "::error file=Tests/Digit%2CTests.swift,line=12,title=AppTests/DigitTests/testFails::50%25 <wrong>%0Amore",
        "::warning title=flaky%3A AppTests/DigitTests/testFlaky::once",
      ])
  }

  @Test func `the summary counts each target and names what failed`() throws {
    let text = try text { try MarkdownReporter(path: $0) }
    #expect(text.hasPrefix("## ❌ 1 of 4 tests failed\n"))
    #expect(text.contains("| AppTests | 1 | 1 | 1 | 1 | 2.500 s |"))
    #expect(text.contains("<code>AppTests/DigitTests/testFails</code>"))
    #expect(text.contains("50% &lt;wrong&gt;"))
    #expect(text.contains("### Flaky"))
    #expect(text.contains("- `AppTests/DigitTests/testPasses` 2.000 s"))
    #expect(text.contains("`--seed 7`"))
  }

  @Test func `a summary counts no test as passed that is flaky or skipped`() throws {
    let events = Self.events.filter { $0 != .testFinished(Self.test("testFails"), status: .failed, duration: 0.5) }
    #expect(
      try text(of: events) { try MarkdownReporter(path: $0) }.hasPrefix("## ✅ 1 test passed, 1 flaky, 1 skipped\n"))
  }

  @Test func `a summary that is added leaves what was there`() throws {
    let text = try text { path in
      try "before\n".write(toFile: path, atomically: false, encoding: .utf8)
      return MarkdownReporter(appendingTo: path)
    }
    #expect(text.hasPrefix("before\n## ❌"))
  }

  @Test func `the page has failures first, and all text is text`() throws {
    let text = try text { try HTMLReporter(path: $0, title: "App & Co") }
    #expect(text.contains("<h1>App &amp; Co</h1><p>4 tests: 1 passed, 1 failed, 1 flaky, 1 skipped, in 2.500 s</p>"))
    let order = ["1 failed</h2>", "1 flaky</h2>", "1 passed</h2>", "1 skipped</h2>"].map {
      text.range(of: $0)?.lowerBound
    }
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted() && !order.contains(nil))
    #expect(text.contains("said &lt;this&gt;"))
    #expect(!text.contains("<wrong>"))
    #expect(!text.contains("http"))
  }

  @Test func `the page shows how tests ended before`() throws {
    let kinds: [TestOutcome.Kind] = [.failed, .passed, .flaky]
    let history = RunHistory(
      kinds.map { kind in
        RecordedRun(
          date: Date(timeIntervalSince1970: 0),
          results: [RecordedRun.Result(test: "AppTests/DigitTests/testFails", kind: kind, duration: 1)])
      })
    let page = try text { try HTMLReporter(path: $0, title: "App", history: history) }
    #expect(page.components(separatedBy: "aria-label=\"Before: ").count == 2)
    #expect(page.contains("aria-label=\"Before: failed, passed, flaky\""))
    #expect(page.contains("<i class=\"failed\"></i><i class=\"passed\"></i><i class=\"flaky\"></i>"))
  }

  @Test func `pictures are part of the page, and JUnit names them`() throws {
    let folder = try TemporaryFolder()
    let place = "\(folder.path)/AppTests/DigitTests/testFails"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: "\(place)/1-Screen.png"))
    let page = try text { try HTMLReporter(path: $0, title: "App", attachmentFolder: folder.path) }
    #expect(page.contains("src=\"data:image/png;base64,AQID\""))
    let junit = try text { try JUnitReporter(path: $0, attachmentFolder: folder.path) }
    #expect(junit.contains("[[ATTACHMENT|\(place)/1-Screen.png]]"))
  }

  @Test func `a flaky test is named as flaky on the console and in JSON`() throws {
    var console = ""
    let reporter = ConsoleReporter(style: ConsoleStyle(isColoured: false)) { console += $0 }
    for event in Self.events { reporter.report(event) }
    #expect(console.contains("~ testFlaky flaky (0.000 s)"))
    #expect(console.contains("Flaky, passed only when run again:\n  AppTests/DigitTests/testFlaky\n"))
    let json = try text { try JSONReporter(path: $0) }
    #expect(json.split(separator: "\n").filter { $0.contains("\"flaky\":true") }.count == 1)
  }
}
