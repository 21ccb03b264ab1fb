import XCTest

final class AlbumsUITests: XCTestCase {
  func testTheAppAnswersItsOwnRequests() {
    let app = XCUIApplication()
    app.launchEnvironment["STUBBED_TITLE"] = "Rift"
    app.launch()
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["albums: Rift"].waitForExistence(timeout: 60))
    app.buttons["Load Others"].tap()
    XCTAssertTrue(app.staticTexts["albums: none"].waitForExistence(timeout: 60))
  }
}
