import XCTest

final class ServicesUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testAMonitorAllows() {
    addUIInterruptionMonitor(withDescription: "Notifications") { alert in
      alert.buttons["Allow"].tap()
      return true
    }
    app.buttons["Ask"].tap()
    app.buttons["Move"].tap()
    XCTAssertTrue(app.staticTexts["granted"].waitForExistence(timeout: 60))
    XCTAssertTrue(app.staticTexts["moved"].exists)
  }

  func testATestThatGoesOnDenies() {
    app.buttons["Ask"].tap()
    XCTAssertTrue(app.staticTexts["not asked"].exists)
    app.buttons["Move"].tap()
    XCTAssertTrue(app.staticTexts["denied"].waitForExistence(timeout: 60))
    XCTAssertTrue(app.staticTexts["moved"].exists)
  }

  func testViewsOfTheFrameworks() {
    XCTAssertTrue(app.webViews.element.exists)
    XCTAssertTrue(app.maps.element.exists)
  }
}
