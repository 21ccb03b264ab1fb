import Foundation
import WindfallCore
import XCTest

/// The tests of one test target, run in this process.
public enum TestBundle {
  /// Runs what the plan in `WINDFALL_TEST_PLAN` names, or everything, and reports over `WINDFALL_EVENT_FD`.
  ///
  /// Returns 0 when every test passed or was skipped, else 1. A test with `continueAfterFailure == false` that fails
  /// ends the process with status 75 instead.
  /// The module is that of the bundle, and needed for tests of Swift Testing only. The configurations are classes that
  /// set something up before specs are read. The image is that of the bundle: test cases in it that are not registered
  /// are failures, except for the classes of which it is known that they have no tests.
  @MainActor public static func run(
    _ registrations: [TestRegistration], configurations: [AnyClass] = [], swiftTests: [SwiftTest] = [],
    withoutTests: [String] = [], module: String = "", image: UnsafeRawPointer = #dsohandle
  ) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    if SwiftTestingLibrary.isExitTest(environment) { return SwiftTestingLibrary.runExitTest() }
    let known = registrations.map(\.type)
    let listing = ListingClasses(environment: environment)
    let registrations = listing.expanded(registrations, configurations: configurations)
    if listing.onlyLists { return 0 }
    guard let lines = plannedLines(environment) else { return 1 }
    let plan =
      lines.map { TestPlan(lines: $0, registrations: registrations, swiftTests: swiftTests) }
      ?? TestPlan(allOf: registrations, swiftTests: swiftTests)
    let events = events(environment)
    let overlooked = overlooked(
      beside: known, withoutTests: Set(withoutTests), in: image, of: target(environment))
    for issue in overlooked { events.send(.issueRecorded(issue)) }
    let runner = TestRunner(
      target: target(environment), module: module, plan: plan, registrations: registrations, events: events)
    let passed = runner.run()
    return passed && overlooked.isEmpty ? 0 : 1
  }

  /// A failure for each class of the bundle that the sources did not tell of.
  private static func overlooked(
    beside known: [XCTestCase.Type], withoutTests: Set<String>, in image: UnsafeRawPointer, of target: String
  ) -> [TestIssue] {
    guard let classes = BundleClasses(around: image) else {
      let message = "The Swift runtime does not tell the classes of the test bundle: tests may have been left out."
      return [TestIssue(test: TestIdentifier(target: target), kind: .launch, message: message)]
    }
    return classes.overlooked(beside: known, withoutTests: withoutTests).map { name in
      TestIssue(
        test: TestIdentifier(target: target, className: name.split(separator: ".").dropFirst().joined(separator: ".")),
        kind: .launch,
        message: "\(name) is a test case that was not found in the sources, so its tests did not run. "
          + "Write the name of its superclass without an alias.")
    }
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
