import XCTest

@testable import Core

final class BundleTests: XCTestCase {
  func testResourceOfTheFramework() {
    XCTAssertNotNil(Bundle(for: Greeting.self).url(forResource: "core", withExtension: "txt"))
  }
}
