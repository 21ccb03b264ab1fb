import XCTest

@testable import Languages

final class CartTests: XCTestCase {
  func testNumbersChooseTexts() {
    XCTAssertEqual(Cart.text(items: 1), "1 item in the cart")
    XCTAssertEqual(Cart.text(items: 1234), "1,234 items in the cart")
  }

  func testTheSimulatorIsAmerican() {
    XCTAssertEqual(Locale.current.identifier, "en_US")
    XCTAssertEqual(Locale.preferredLanguages, ["en-US"])
    XCTAssertEqual(Bundle.main.preferredLocalizations, ["en"])
    XCTAssertEqual(Set(Bundle.main.localizations), ["Base", "en", "fr", "pt"])
    XCTAssertEqual(Calendar.current.firstWeekday, 1)
  }

  func testTheTestsHaveABundleOfTheirOwn() throws {
    let bundle = Bundle(for: CartTests.self)
    XCTAssertEqual(bundle.bundleURL.lastPathComponent, "LanguagesTests.xctest")
    XCTAssertEqual(bundle.bundleIdentifier, "com.example.LanguagesTests")
    XCTAssertNotNil(bundle.url(forResource: "Sample", withExtension: "json"))
    XCTAssertNil(Bundle.main.url(forResource: "Sample", withExtension: "json"))
    XCTAssertEqual(Bundle(for: CartViewController.self), .main)
    XCTAssertEqual(Bundle(identifier: "com.example.Languages"), .main)
    XCTAssertTrue(Bundle.allBundles.contains { $0.bundlePath.hasSuffix(".xctest") })
    let french = try XCTUnwrap(bundle.path(forResource: "fr", ofType: "lproj").flatMap { Bundle(path: $0) })
    XCTAssertEqual(french.localizedString(forKey: "test.only", value: nil, table: "Tests"), "Essai")
  }

  func testEveryLanguageHasTheSameOldTexts() throws {
    for language in ["en", "fr"] {
      let path = try XCTUnwrap(Bundle.main.path(forResource: language, ofType: "lproj"))
      let table = try XCTUnwrap(NSDictionary(contentsOfFile: path + "/Old.strings"))
      XCTAssertEqual(table.allKeys as? [String], ["old.title"])
    }
  }
}
