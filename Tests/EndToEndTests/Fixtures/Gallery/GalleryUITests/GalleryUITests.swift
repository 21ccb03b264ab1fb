import XCTest

final class GalleryUITests: XCTestCase {
  func testAssetsAreShown() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.images["sky"].frame.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(app.images["night-sky"].frame.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(app.images["Logo"].frame.size, CGSize(width: 24, height: 18))
    XCTAssertTrue(app.staticTexts["Ada, Grace"].exists)
  }
}
