import XCTest

final class GalleryUITests: XCTestCase {
  func testAssetsAreShown() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.images["sky"].frame.size, CGSize(width: 40, height: 20))
    // Both UIKit's view and SwiftUI's have the name of their image.
    for (name, size) in [("night-sky", CGSize(width: 40, height: 20)), ("Logo", CGSize(width: 24, height: 18))] {
      let images = app.images.matching(identifier: name).allElementsBoundByIndex
      XCTAssertEqual(images.map(\.frame.size), [size, size])
    }
    XCTAssertTrue(app.staticTexts["Ada, Grace"].exists)
  }
}
