import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

/// The expressions are facts about the readers: what xcpretty and xcbeautify look for in a line.
@Suite("xcodebuild's lines")
struct XcodebuildReporterTests {
  private static let passing = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testOne")
  private static let failing = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testTwo")
  private static let skipped = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testThree")

  private func lines(isQuiet: Bool = false) -> [String] {
    var text = ""
    let reporter = XcodebuildReporter(isQuiet: isQuiet, now: { Date(timeIntervalSince1970: 0) }) { text += $0 }
    let suite = TestIdentifier(target: "AppTests", className: "DigitTests")
    var issue = TestIssue(test: Self.failing, kind: .assertion, message: "XCTAssertEqual failed\nmore")
    (issue.file, issue.line) = ("/app/DigitTests.swift", 12)
    let events: [TestEvent] = [
      .runStarted(seed: nil, targets: ["AppTests"]), .targetStarted(target: "AppTests", testCount: 3),
      .classStarted(suite), .testStarted(Self.passing), .testFinished(Self.passing, status: .passed, duration: 0.002),
      .testStarted(Self.failing), .issueRecorded(issue),
      .testFinished(Self.failing, status: .failed, duration: 0.5), .testStarted(Self.skipped),
      .issueRecorded(TestIssue(test: Self.skipped, kind: .skip, message: "later")),
      .testFinished(Self.skipped, status: .skipped, duration: 0), .classFinished(suite),
      .targetFinished(target: "AppTests"), .runEnded(TestCounts(), duration: 1),
    ]
    for event in events { reporter.report(event) }
    return text.components(separatedBy: "\n")
  }

  @Test(arguments: [
    #"^Test Case '-\[(.*?) (.*)\]' started.$"#,
    #"^\s*Test Case\s'-\[(.*?)\s(.*)\]'\spassed\s\((\d*\.\d{3})\sseconds\)."#,
    #"^\s*Test Case\s'-\[(.*?)\s(.*)\]'\sskipped\s\((\d*\.\d{3})\sseconds\)."#,
    #"^\s*Test Case\s'-\[(.*) (.*)\]'\sfailed\s\((\d*\.\d{3})\sseconds\)"#,
    #"^\s*(.+:\d+):\serror:\s[\+\-]\[(.*?)\s(.*)\]\s:(?:\s'.*'\s\[FAILED\],)?\s(.*)"#,
    #"^\s*(Test Suite '(?:.*\/)?(.*[ox]ctest.*)' (finished|passed|failed) at (.*).*)"#,
    #"^\s*(Test Suite 'All tests' failed at.*)"#, #"^\s*Test Suite '(.*)' started at (.*)$"#,
    #"^\s*(Executed\s(\d+)\stest[s]?,\swith\s(\d+)\stest[s]?\sskipped\sand\s(\d+)\sfailure[s]?\s\((\d+)\sunexpected\)\sin\s\d+\.\d{3}\s\((\d+\.\d{3})\)\sseconds.*)$"#,
    #"^(Testing started.*)$"#, "^Failing tests:$",
  ])
  func `readers find what they look for`(pattern: String) throws {
    let expression = try NSRegularExpression(pattern: pattern)
    #expect(
      lines().contains { expression.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }, "\(lines())")
  }

  @Test func `failures are listed at the end, as in Xcode`() {
    #expect(lines().suffix(6) == ["", "Failing tests:", "\tAppTests:", "\t\tDigitTests.testTwo()", "", ""])
  }

  @Test func `a test that passes when it is run again is listed as flaky`() {
    var text = ""
    let reporter = XcodebuildReporter(isQuiet: true, now: { Date(timeIntervalSince1970: 0) }) { text += $0 }
    let issue = TestIssue(test: Self.failing, kind: .assertion, message: "once")
    let events: [TestEvent] = [
      .testStarted(Self.failing), .issueRecorded(issue),
      .testFinished(Self.failing, status: .retried, duration: 0), .testStarted(Self.failing),
      .testFinished(Self.failing, status: .passed, duration: 0), .runEnded(TestCounts(), duration: 1),
    ]
    for event in events { reporter.report(event) }
    #expect(
      text.hasSuffix("\n\nFlaky tests, passed only when run again:\n\tAppTests:\n\t\tDigitTests.testTwo()\n\n"))
    #expect(!text.contains("Failing tests"))
  }

  @Test func `quietly, only what failed is said`() {
    #expect(
      lines(isQuiet: true).prefix(2) == [
        "/app/DigitTests.swift:12: error: -[AppTests.DigitTests testTwo] : XCTAssertEqual failed more",
        "Test Case '-[AppTests.DigitTests testTwo]' failed (0.500 seconds).",
      ])
  }
}
