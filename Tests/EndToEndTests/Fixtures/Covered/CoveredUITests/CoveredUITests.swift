import XCTest

final class CoveredUITests: XCTestCase {
  func testCountsAndIsTerminated() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Count"].tap()
    app.buttons["Count"].tap()
    XCTAssertTrue(app.staticTexts["2 taps"].exists)
  }

  func testCountsAndCrashes() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Count"].tap()
    app.buttons["Crash"].tap()
  }
}

final class OtherUITests: XCTestCase {
  func testNothing() {}
}
