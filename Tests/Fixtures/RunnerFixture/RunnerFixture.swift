import WindfallTestRunner
import XCTest

/// A program that runs its own tests as a test bundle does; `WindfallTestRunnerTests` reads what it reports.
@main struct RunnerFixture {
  @MainActor static func main() {
    exit(
      TestBundle.run([
        TestRegistration(
          OrderTests.self, name: "OrderTests",
          methods: [
            TestMethod("testPasses", file: "Order.swift", line: 1) { ($0 as! OrderTests).testPasses() },
            TestMethod("testStops", file: "Order.swift", line: 2) { ($0 as! OrderTests).testStops() },
            TestMethod(async: "testStopsAsync", file: "Order.swift", line: 3) {
              nonisolated(unsafe) let test = $0 as! OrderTests
              await test.testStopsAsync()
            },
            TestMethod(async: "testStopsOnMainActor", file: "Order.swift", line: 4) {
              await ($0 as! OrderTests).testStopsOnMainActor()
            },
          ]),
        TestRegistration(
          OutcomeTests.self, name: "OutcomeTests",
          methods: [
            TestMethod("testFails", file: "Outcome.swift", line: 1) { ($0 as! OutcomeTests).testFails() },
            TestMethod("testThrows", file: "Outcome.swift", line: 2) { try ($0 as! OutcomeTests).testThrows() },
            TestMethod("testSkips", file: "Outcome.swift", line: 3) { try ($0 as! OutcomeTests).testSkips() },
            TestMethod(async: "testIsAsync", file: "Outcome.swift", line: 4) {
              nonisolated(unsafe) let test = $0 as! OutcomeTests
              try await test.testIsAsync()
            },
            TestMethod("testForgetsToWait", file: "Outcome.swift", line: 5) {
              ($0 as! OutcomeTests).testForgetsToWait()
            },
          ]),
        TestRegistration(
          SkippingSetUpTests.self, name: "SkippingSetUpTests",
          methods: [
            TestMethod("testNeverRuns", file: "SetUp.swift", line: 1) { ($0 as! SkippingSetUpTests).testNeverRuns() }
          ]),
        TestRegistration(
          FailingSetUpTests.self, name: "FailingSetUpTests",
          methods: [
            TestMethod("testNeverRuns", file: "SetUp.swift", line: 2) { ($0 as! FailingSetUpTests).testNeverRuns() }
          ]),
        TestRegistration(
          FailingClassTests.self, name: "FailingClassTests",
          methods: [
            TestMethod("testPasses", file: "SetUp.swift", line: 3) { ($0 as! FailingClassTests).testPasses() }
          ]),
      ]))
  }
}
