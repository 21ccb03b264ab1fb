import Core
import Prices
import XCTest

@testable import Shop

@MainActor
final class ShopTests: XCTestCase {
  func testFrameworkOfAnotherProject() {
    XCTAssertEqual(Greeting.text(for: "Ada"), "Hello, Ada")
  }

  func testPackageWithResources() throws {
    XCTAssertEqual(try PriceList().price(of: "tea")?.text, "2.50")
    XCTAssertTrue(PriceList.isCheap)
    let bundles = try FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)
    XCTAssertTrue(bundles.contains("Prices_Prices.bundle"), "\(bundles)")
  }

  func testSettings() {
    XCTAssertEqual(Conditions.all, ["base", "flags", "any"])
    let counter = Counter()
    counter.add()
    XCTAssertEqual(counter.count, 1)
  }
}
