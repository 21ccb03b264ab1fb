import XCTest

final class DeclaredUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testWhatIsThereWorks() {
    app.buttons["Count"].tap()
    XCTAssertTrue(app.staticTexts["counted"].exists)
  }

  func testWhatIsNotThereFails() {
    app.buttons["Record"].tap()
    XCTAssertTrue(app.staticTexts["silent"].exists)
  }
}
