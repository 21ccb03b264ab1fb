import WindfallTestRunner
import XCTest

/// A program that runs its own tests as a test bundle does; `WindfallTestRunnerTests` reads what it reports.
@main struct RunnerFixture {
  @MainActor static func main() {
    exit(
      TestBundle.run(
        [
          TestRegistration(
            OrderTests.self, name: "OrderTests",
            methods: [
              TestMethod("testPasses", file: "Order.swift", line: 1) { ($0 as! OrderTests).testPasses() },
              TestMethod("testStops", file: "Order.swift", line: 2) { ($0 as! OrderTests).testStops() },
              TestMethod("testStopsAtWait", file: "Order.swift", line: 5) { ($0 as! OrderTests).testStopsAtWait() },
              TestMethod("testStopsAtWaitForExpectations", file: "Order.swift", line: 6) {
                ($0 as! OrderTests).testStopsAtWaitForExpectations()
              },
              TestMethod(async: "testStopsAsync", file: "Order.swift", line: 3) {
                nonisolated(unsafe) let test = $0 as! OrderTests
                await test.testStopsAsync()
              },
              TestMethod(async: "testStopsOnMainActor", file: "Order.swift", line: 4) {
                await ($0 as! OrderTests).testStopsOnMainActor()
              },
            ]),
          TestRegistration(
            LeftoverTests.self, name: "LeftoverTests",
            methods: [
              TestMethod("testLeaves", file: "Leftover.swift", line: 1) { ($0 as! LeftoverTests).testLeaves() },
              TestMethod("testLooks", file: "Leftover.swift", line: 2) { ($0 as! LeftoverTests).testLooks() },
              TestMethod("testPosts", file: "Leftover.swift", line: 3) { ($0 as! LeftoverTests).testPosts() },
              TestMethod("testWaits", file: "Leftover.swift", line: 4) { ($0 as! LeftoverTests).testWaits() },
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
              TestMethod("testFailsElsewhere", file: "Outcome.swift", line: 6) {
                ($0 as! OutcomeTests).testFailsElsewhere()
              },
              TestMethod("testForgetsToWait", file: "Outcome.swift", line: 5) {
                ($0 as! OutcomeTests).testForgetsToWait()
              },
            ]),
          TestRegistration(
            ExpectedFailureTests.self, name: "ExpectedFailureTests",
            methods: [
              TestMethod("testMatches", file: "Expected.swift", line: 1) {
                ($0 as! ExpectedFailureTests).testMatches()
              },
              TestMethod("testForgets", file: "Expected.swift", line: 2) {
                ($0 as! ExpectedFailureTests).testForgets()
              },
              TestMethod("testOther", file: "Expected.swift", line: 3) { ($0 as! ExpectedFailureTests).testOther() },
              TestMethod("testThrows", file: "Expected.swift", line: 4) {
                try ($0 as! ExpectedFailureTests).testThrows()
              },
              TestMethod("testRecords", file: "Expected.swift", line: 5) {
                ($0 as! ExpectedFailureTests).testRecords()
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
            FailingTearDownTests.self, name: "FailingTearDownTests",
            methods: [
              TestMethod("testStops", file: "SetUp.swift", line: 4) { ($0 as! FailingTearDownTests).testStops() }
            ]),
          TestRegistration(
            FailingClassTests.self, name: "FailingClassTests",
            methods: [
              TestMethod("testPasses", file: "SetUp.swift", line: 3) { ($0 as! FailingClassTests).testPasses() }
            ]),
          DoublesTests.registration,
          ObservedTests.registration,
          RecordingTests.registration,
          SilentTests.registration,
          InsideTests.registration,
          OwnSuiteTests.registration,
          ListingTests.registration,
          ListingTests.second,
        ], swiftTests: swiftTests, withoutTests: ["RunnerFixture.InsideTests.Listed"], module: "RunnerFixture"))
  }

  private static let swiftTests = [
    SwiftTest(
      "adds two numbers", in: "SuiteTests.Inner", identifier: "SuiteTests/Inner/`adds two numbers`()",
      file: "Suite.swift", line: 1),
    SwiftTest("fails", in: "SuiteTests", identifier: "SuiteTests/fails()", file: "Suite.swift", line: 2),
    SwiftTest("throwing", in: "SuiteTests", identifier: "SuiteTests/throwing()", file: "Suite.swift", line: 3),
    SwiftTest("disabled", in: "SuiteTests", identifier: "SuiteTests/disabled()", file: "Suite.swift", line: 4),
    SwiftTest("known", in: "SuiteTests", identifier: "SuiteTests/known()", file: "Suite.swift", line: 5),
    SwiftTest("takes(value:)", in: "SuiteTests", identifier: "SuiteTests/takes(value:)", file: "Suite.swift", line: 6),
    SwiftTest("gone", in: "GoneSuite", identifier: "GoneSuite/gone()", file: "Suite.swift", line: 7),
    SwiftTest("exits", in: "SuiteTests", identifier: "SuiteTests/exits()", file: "Suite.swift", line: 9),
    SwiftTest("outside", in: "global", identifier: "outside()", file: "Suite.swift", line: 8),
  ]
}
