import Foundation
import Testing
import WindfallBuild
import WindfallCore

struct JSONReporterTests {
  private static let test = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testZero")

  private func lines(_ events: [TestEvent]) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = folder.path + "/events.json"
    let reporter = try JSONReporter(path: path)
    for event in events { try reporter.report(event) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `each event is one line with stable fields`() throws {
    let issue = TestIssue(test: Self.test, kind: .assertion, message: "a\nb", file: "/a/B.swift", line: 3)
    let lines = try lines([
      .runStarted(seed: 7, targets: ["AppTests"]), .targetStarted(target: "AppTests", testCount: 1),
      .testStarted(Self.test), .issueRecorded(issue),
      .output(TestOutput(test: Self.test, stream: .standardOutput, text: "hi")),
      .testFinished(Self.test, status: .failed, duration: 0.5),
      .runEnded(TestCounts(failed: 1), duration: 1.5),
    ])
    let name = "\"test\":\"AppTests/DigitTests/testZero\""
    #expect(
      lines == [
        #"{"event":"runStarted","seed":7,"targets":["AppTests"],"version":1}"#,
        #"{"event":"targetStarted","target":"AppTests","testCount":1,"version":1}"#,
        #"{"event":"testStarted",\#(name),"version":1}"#,
        #"{"event":"issueRecorded","file":"/a/B.swift","kind":"assertion","line":3,"message":"a\nb","#
          + #"\#(name),"version":1}"#,
        #"{"event":"output","stream":"standardOutput",\#(name),"text":"hi","version":1}"#,
        #"{"duration":0.5,"event":"testFinished","status":"failed",\#(name),"version":1}"#,
        #"{"duration":1.5,"event":"runEnded","failed":1,"passed":0,"skipped":0,"version":1}"#,
      ])
  }

  @Test func `every event is an object that says which one it is`() throws {
    let metric = TestMeasurement(test: Self.test, metric: "Time", unit: "s", samples: [.nan, .infinity, 1])
    let lines = try lines([
      .classStarted(Self.test), .activityStarted(Self.test, name: "a"), .activityEnded(Self.test, name: "a"),
      .timeAllowed(Self.test, seconds: 60), .measured(metric), .classFinished(Self.test),
      .targetFinished(target: "AppTests"),
    ])
    let names = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["event"] as? String
    }
    #expect(
      names == [
        "classStarted", "activityStarted", "activityEnded", "timeAllowed", "measured", "classFinished",
        "targetFinished",
      ])
  }

  @Test func `a file that cannot be written is one line and status 2`() {
    #expect {
      try JSONReporter(path: "/nowhere/events.json")
    } throws: { error in
      (error as? BuildError)?.message == "cannot write the report /nowhere/events.json: No such file or directory"
    }
  }
}
