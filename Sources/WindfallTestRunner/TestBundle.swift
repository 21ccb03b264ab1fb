import Foundation
import WindfallCore

/// The tests of one test target, run in this process.
public enum TestBundle {
  /// Runs what the plan in `WINDFALL_TEST_PLAN` names, or everything, and reports over `WINDFALL_EVENT_FD`.
  ///
  /// Returns 0 when every test passed or was skipped, else 1. A test with `continueAfterFailure == false` that fails
  /// ends the process with status 75 instead.
  /// The module is that of the bundle, and needed for tests of Swift Testing only. The configurations are classes that
  /// set something up before specs are read.
  @MainActor public static func run(
    _ registrations: [TestRegistration], configurations: [AnyClass] = [], swiftTests: [SwiftTest] = [],
    module: String = ""
  ) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    if SwiftTestingLibrary.isExitTest(environment) { return SwiftTestingLibrary.runExitTest() }
    let listing = ListingClasses(environment: environment)
    let registrations = listing.expanded(registrations, configurations: configurations)
    if listing.onlyLists { return 0 }
    guard let lines = plannedLines(environment) else { return 1 }
    let plan =
      lines.map { TestPlan(lines: $0, registrations: registrations, swiftTests: swiftTests) }
      ?? TestPlan(allOf: registrations, swiftTests: swiftTests)
    return TestRunner(target: target(environment), module: module, plan: plan, events: events(environment)).run()
      ? 0 : 1
  }

  /// Runs the program of a playground page, and reports the tests that it runs.
  ///
  /// Goes on after the end of the program, until the page finishes its execution, where the page needs that.
  @MainActor public static func runPage(
    _ registrations: [TestRegistration], needsIndefiniteExecution: @MainActor () -> Bool, program: () -> Void
  ) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    guard let lines = plannedLines(environment) else { return 1 }
    StandardOutput.buffersLines()
    let planned = lines.map { Set($0.split(whereSeparator: \.isNewline).map(String.init)) }
    let run = PageRun(
      target: target(environment), registrations: registrations, planned: planned, events: events(environment))
    run.run(program)
    while needsIndefiniteExecution() { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    return 0
  }

  private static func target(_ environment: [String: String]) -> String {
    URL(fileURLWithPath: environment["WINDFALL_TEST_BUNDLE"] ?? "").deletingPathExtension().lastPathComponent
  }

  private static func events(_ environment: [String: String]) -> EventWriter {
    EventWriter(descriptor: environment["WINDFALL_EVENT_FD"].flatMap { Int32($0) })
  }

  /// The text of the plan, nil inside where there is none; nil when it cannot be read, which is then said.
  private static func plannedLines(_ environment: [String: String]) -> String?? {
    guard let path = environment["WINDFALL_TEST_PLAN"] else { return .some(nil) }
    if let text = try? String(contentsOfFile: path, encoding: .utf8) { return text }
    FileHandle.standardError.write(Data("windfall: cannot read the test plan \(path)\n".utf8))
    return nil
  }
}
