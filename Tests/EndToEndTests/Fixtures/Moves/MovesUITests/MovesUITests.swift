import XCTest

final class MovesUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  private var fruits: [String] { app.cells.staticTexts.allElementsBoundByIndex.map(\.label) }

  func testItemsAreMovedAndComeBackWithAShortcut() {
    app.cells.element(boundBy: 0).press(forDuration: 1, thenDragTo: app.cells.element(boundBy: 2))
    XCTAssertEqual(fruits, ["Banana", "Cherry", "Apple", "Date"])
    app.typeKey("r", modifierFlags: .command)
    XCTAssertEqual(fruits, ["Apple", "Banana", "Cherry", "Date"])
  }

  func testARowIsDroppedOntoALabel() {
    app.tabBars.buttons["List"].tap()
    app.cells.staticTexts["Row 1"].press(forDuration: 1, thenDragTo: app.staticTexts["basket"])
    XCTAssertEqual(app.staticTexts["basket"].label, "Row 1")
  }

  func testALinkIsFollowed() {
    app.tabBars.buttons["Terms"].tap()
    app.links["terms of use"].tap()
    XCTAssertTrue(app.alerts["terms://all"].exists)
  }
}
