import Core
import XCTest

final class BundleTests: XCTestCase {
  func testResourceOfTheFrameworkInTheApp() {
    XCTAssertNotNil(Bundle(for: Greeting.self).url(forResource: "core", withExtension: "txt"))
    XCTAssertNil(Bundle.main.url(forResource: "core", withExtension: "txt"))
  }
}
