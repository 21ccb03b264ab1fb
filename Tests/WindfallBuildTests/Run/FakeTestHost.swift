import Foundation
import WindfallBuild
import WindfallCore

/// A shell script in the place of a test process: each test is a piece of script that sends prepared events.
///
/// A piece may use `send NAME` with the events `started`, `passed`, `failed`, `issue`, `skipped` and `allowed` of its
/// test, and
/// `send_class NAME` with `started` and `finished`.
final class FakeTestHost {
  static let target = "FakeTests"
  static let passing = "send started; send passed"

  private let folder: TemporaryFolder
  private var tests: [TestIdentifier] = []
  let reporter = RecordingReporter()
  var path: String { folder.path }

  /// The script `launch` runs before the first test.
  init(launch: String = ":", end: String = ":") throws {
    folder = try TemporaryFolder()
    try write("launch.sh", launch)
    try write("end.sh", end)
    let script = """
      ulimit -c 0
      here='\(folder.path)'
      send() { cat "$here/$test.$1" >&3; }
      send_class() { cat "$here/${test%%/*}.$1" >&3; }
      . "$here/launch.sh"
      exec 4<"$WINDFALL_TEST_PLAN"
      while IFS= read -r test <&4; do . "$here/$test.sh"; done
      . "$here/end.sh"

      """
    try write("host", script)
  }

  /// Adds a test `Class/method`.
  func add(_ name: String, _ script: String = FakeTestHost.passing) throws {
    let parts = name.split(separator: "/").map(String.init)
    let test = TestIdentifier(target: Self.target, className: parts[0], method: parts[1])
    tests.append(test)
    try write("\(name).sh", script)
    let issue = TestIssue(
      test: test, kind: .assertion, message: "XCTAssertTrue failed", file: "/app/\(parts[0]).swift", line: 3)
    let skip = TestIssue(test: test, kind: .skip, message: "Test skipped")
    try send([.testStarted(test)], "\(name).started")
    try send([.testFinished(test, status: .passed, duration: 0.5)], "\(name).passed")
    try send([.issueRecorded(issue), .testFinished(test, status: .failed, duration: 0.5)], "\(name).failed")
    try send([.issueRecorded(issue)], "\(name).issue")
    try send([.issueRecorded(skip), .testFinished(test, status: .skipped, duration: 0.5)], "\(name).skipped")
    try send([.timeAllowed(test, seconds: 1)], "\(name).allowed")
    let parent = TestIdentifier(target: Self.target, className: parts[0])
    try send([.classStarted(parent)], "\(parts[0]).started")
    try send([.classFinished(parent)], "\(parts[0]).finished")
  }

  func run(
    timeout: Double = 60, seed: UInt64 = 1, isPage: Bool = false,
    draw: (@Sendable (DrawingRequest) throws -> Data)? = nil,
    changing change: (inout TestRunOptions, inout TestBundlePlan) -> Void = { _, _ in }
  ) throws -> RunSummary {
    // By the shell, since a file that was just written can be busy while other tests start their processes.
    var plan = TestBundlePlan(
      target: Self.target, host: .none(bundleHost: "/bin/sh"), bundle: "/nowhere/FakeTests", tests: tests,
      arguments: [folder.path + "/host"])
    if isPage { plan.page = TestBundlePlan.Page() }
    var options = TestRunOptions(seed: seed, testTimeout: timeout, sourceRoot: "/app")
    options.environment["TMPDIR"] = folder.path
    options.draw = draw
    change(&options, &plan)
    return try TestSession(plan: [plan], options: options, reporters: [reporter]).run()
  }

  /// What the run has left in its temporary folder.
  var leftovers: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix("windfall-") }
  }

  func send(_ events: [TestEvent], _ name: String) throws {
    try Data(events.flatMap { WireFrame.bytes(of: $0) }).write(to: url(name))
  }

  private func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(name))
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: folder.path).appendingPathComponent(name) }
}
