import XCTest

final class InjectedUITests: XCTestCase {
  func testTheAppHasItsOwnDelegateWithoutUnitTests() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["without tests"].exists)
  }
}
