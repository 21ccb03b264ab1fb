import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

@Suite("Reports of several machines")
struct ReportMergeTests {
  private final class Collector: Reporter {
    var events: [TestEvent] = []

    func report(_ event: TestEvent) { events.append(event) }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func test(_ name: String, in target: String) -> TestIdentifier {
    TestIdentifier(target: target, className: "\(name)Tests", method: "takes(a/b:)")
  }

  /// Writes the report of a machine that ran one class of each target.
  private func report(_ part: Int, of count: Int, list: String = "1", hasEnd: Bool = true) throws -> String {
    let path = "\(folder.path)/\(part)-\(list).json"
    let shard = try #require(TestShard(index: part, count: count))
    let reporter = try JSONReporter(path: path, shard: (shard, list))
    var events: [TestEvent] = [.runStarted(seed: 3, targets: ["A", "B"])]
    for target in ["A", "B"] {
      let test = test("Part\(part)", in: target)
      var issue = TestIssue(test: test, kind: .crash, message: "gone", backtrace: ["main"])
      (issue.file, issue.line, issue.elementTree, issue.attachments) = ("/a.swift", 3, "tree", ["one"])
      events += [
        .targetStarted(target: target, testCount: 1),
        .classStarted(TestIdentifier(target: target, className: test.className)),
      ]
      events += [.testStarted(test), .timeAllowed(test, seconds: 4), .activityStarted(test, name: "act")]
      events += [
        .activityEnded(test, name: "act"), .output(TestOutput(test: test, stream: .standardError, text: "out")),
      ]
      events += [.measured(TestMeasurement(test: test, metric: "time", unit: "s", samples: [1, 2]))]
      events += part == 2 ? [.issueRecorded(issue)] : []
      events += [.testFinished(test, status: part == 2 ? .failed : .passed, duration: 0.5)]
      events += [
        .classFinished(TestIdentifier(target: target, className: test.className)), .targetFinished(target: target),
      ]
    }
    if hasEnd {
      events.append(.runEnded(TestCounts(passed: part == 2 ? 0 : 2, failed: part == 2 ? 2 : 0), duration: Double(part)))
    }
    for event in events { try reporter.report(event) }
    return path
  }

  @Test func `the whole is as if one machine had run it`() throws {
    let collector = Collector()
    let merge = try ReportMerge(paths: [report(2, of: 2), report(1, of: 2)])
    #expect(try merge.replay(to: [collector]) == .testsFailed)
    #expect(collector.events.first == .runStarted(seed: nil, targets: ["A", "B"]))
    #expect(collector.events.last == .runEnded(TestCounts(passed: 2, failed: 2), duration: 2))
    let targets = collector.events.compactMap { event -> String? in
      if case .targetStarted(let target, 2) = event { target } else { nil }
    }
    #expect(targets == ["A", "B"])
    let started = collector.events.compactMap { event -> TestIdentifier? in
      if case .testStarted(let test) = event { test } else { nil }
    }
    #expect(started == ["A", "B"].flatMap { target in ["Part1", "Part2"].map { test($0, in: target) } })
    // Nothing is lost on the way: 9 events of each passing test with its class, 10 of each failing one, and the frame.
    #expect(collector.events.count == 2 + 2 * (2 + 9 + 10))
    let issue = collector.events.compactMap { event in
      if case .issueRecorded(let issue) = event { issue } else { nil }
    }.first
    #expect(issue?.backtrace == ["main"] && issue?.elementTree == "tree" && issue?.attachments == ["one"])
  }

  @Test func `a part that is missing, cut off or of other tests is an error`() throws {
    func message(_ paths: [String]) -> String? {
      do {
        _ = try ReportMerge(paths: paths)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(message([try report(1, of: 3), try report(3, of: 3)]) == "the report of 2/3 is missing")
    #expect(message([try report(1, of: 2), try report(2, of: 2, list: "2")])?.contains("of other tests") == true)
    #expect(message([try report(1, of: 2, hasEnd: false)])?.hasSuffix("so its run was stopped") == true)
    #expect(message(["/nowhere"]) == "/nowhere: there is no such report")
    #expect(
      message([try report(1, of: 2), try report(1, of: 2, list: "1"), try report(2, of: 2)])?.contains("several")
        == true)
  }

  @Test func `times are kept by class`() throws {
    let path = "\(folder.path)/times.json"
    try TestTimes(classes: ["A/Old": 3]).write(to: path)
    _ = try ReportMerge(paths: [report(1, of: 1)]).replay(to: [TimesReporter(path: path)])
    #expect(try TestTimes(path: path).classes == ["A/Old": 3, "A/Part1Tests": 0.5, "B/Part1Tests": 0.5])
  }

  @Test func `a file of something else is refused, and an empty one is none`() throws {
    let path = "\(folder.path)/notes"
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(try TestTimes(path: path) == TestTimes())
    try Data("notes of mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: BuildError.self) { try TestTimes(path: path) }
  }
}
