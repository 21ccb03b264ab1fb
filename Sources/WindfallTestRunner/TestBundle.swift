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
    let listing = ListingClasses(environment: environment)
    let registrations = listing.expanded(registrations, configurations: configurations)
    if listing.onlyLists { return 0 }
    let bundle = environment["WINDFALL_TEST_BUNDLE"] ?? ""
    let target = URL(fileURLWithPath: bundle).deletingPathExtension().lastPathComponent
    let events = EventWriter(descriptor: environment["WINDFALL_EVENT_FD"].flatMap { Int32($0) })
    let plan: TestPlan
    if let path = environment["WINDFALL_TEST_PLAN"] {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        FileHandle.standardError.write(Data("windfall: cannot read the test plan \(path)\n".utf8))
        return 1
      }
      plan = TestPlan(lines: text, registrations: registrations, swiftTests: swiftTests)
    } else {
      plan = TestPlan(allOf: registrations, swiftTests: swiftTests)
    }
    return TestRunner(target: target, module: module, plan: plan, events: events).run() ? 0 : 1
  }
}
