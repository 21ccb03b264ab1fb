import XCTest

class MainScreenUITests: XCTestCase {
  private var sut: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    sut = XCUIApplication()
    sut.launch()
  }

  override func tearDown() {
    sut = nil
  }

  func testDisplayAndButtonLabels() {
    let digits = (0...9).map { String($0) }
    let labels = digits + ["+", "-", "x", "÷", "=", "AC"]

    XCTAssertEqual(sut.staticTexts.count, 1)
    XCTAssertTrue(sut.staticTexts[" "].exists)
    XCTAssertEqual(sut.buttons.count, labels.count)
    for label in labels {
      XCTAssertTrue(sut.buttons[label].exists, "no button \(label)")
    }
  }
}
