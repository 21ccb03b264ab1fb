import XCTest

/// A test case class whose tests are only known when it runs.
@_spi(Windfall) public protocol TestListing: XCTestCase {
  /// The tests in the order in which they run, each name once.
  @MainActor static func listedTests() -> [ListedTest]

  /// All listed tests that this process is to run have run.
  @MainActor static func finishListedTests()
}

@_spi(Windfall) extension TestListing {
  /// The tests, for code on the main thread that says nothing of actors.
  public static var allListedTests: [ListedTest] {
    nonisolated(unsafe) var tests: [ListedTest] = []
    MainActor.assumeIsolated { tests = listedTests() }
    return tests
  }
}
