import WindfallTestRunner
import XCTest
@_spi(Windfall) import XCTestOverlay

/// A class that lists its tests when it is asked.
final class ListingTests: XCTestCase, TestListing {
  static var registration: TestRegistration {
    TestRegistration(ListingTests.self, name: "ListingTests", file: "/project/First.swift", line: 3, methods: [])
  }

  static var second: TestRegistration {
    TestRegistration(ListingTests.self, name: "ListingTests", file: "/project/Second.swift", line: 5, methods: [])
  }

  static func listedTests() -> [ListedTest] {
    [
      ListedTest("a sentence, with commas", file: "/project/First.swift", line: 7) { _ in
        CurrentTest.record("it fails")
      },
      ListedTest(async: "is asynchronous", file: "/project/First.swift", line: 8) { _ in await Task.yield() },
      ListedTest("skips", file: "/project/First.swift", line: 9) { _ in throw XCTSkip("later") },
    ]
  }

  static func finishListedTests() { print("finished") }
}
