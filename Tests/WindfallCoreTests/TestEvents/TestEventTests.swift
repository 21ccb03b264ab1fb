import Testing
import WindfallCore

struct TestEventTests {
  static let test = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testZero")

  static let events: [TestEvent] = [
    .runStarted(seed: .max, targets: ["AppTests", "AppUITests"]), .runStarted(seed: nil, targets: []),
    .targetStarted(target: "AppTests", testCount: 36),
    .classStarted(TestIdentifier(target: "AppTests", className: "DigitTests")),
    .testStarted(test),
    .issueRecorded(
      TestIssue(
        test: test, kind: .crash, message: "line one\nline two é", file: "/a/b.swift", line: 7, backtrace: ["f", "g"],
        elementTree: "Button", attachments: ["Screenshot"])),
    .issueRecorded(TestIssue(test: test, kind: .skip, message: "")),
    .issueRecorded(TestIssue(test: TestIdentifier(target: "AppTests"), kind: .warning, message: "early")),
    .activityStarted(test, name: "Log in"),
    .activityEnded(test, name: "Log in"),
    .timeAllowed(test, seconds: 120),
    .measured(TestMeasurement(test: test, metric: "Wall Clock Time", unit: "s", samples: [0.1, 0.25])),
    .output(TestOutput(test: test, stream: .standardError, text: "hello")),
    .testFinished(test, status: .failed, duration: 0.125),
    .classFinished(TestIdentifier(target: "AppTests", className: "DigitTests")),
    .targetFinished(target: "AppTests"),
    .runEnded(TestCounts(passed: 1, failed: 2, skipped: 3), duration: 4.5),
  ]

  @Test(arguments: events)
  func `an event arrives as it was sent`(event: TestEvent) throws {
    #expect(try TestEvent(wireBytes: event.wireBytes) == event)
  }

  @Test(arguments: events)
  func `an event that is cut off is an error and no crash`(event: TestEvent) {
    let bytes = event.wireBytes
    for count in 0..<bytes.count {
      #expect(throws: WireError.self) { try TestEvent(wireBytes: Array(bytes.prefix(count))) }
    }
  }

  @Test func `an unknown status is an error`() {
    var bytes = TestEvent.testFinished(Self.test, status: .passed, duration: 0).wireBytes
    bytes[bytes.count - 9] = UInt8(ascii: "X")
    #expect(throws: WireError.self) { try TestEvent(wireBytes: bytes) }
  }
}
