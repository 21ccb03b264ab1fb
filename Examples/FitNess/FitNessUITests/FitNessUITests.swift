import XCTest

class FitNessUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  override func tearDown() {
    app = nil
  }

  func testBeginsAsleepWithoutGoal() {
    XCTAssertEqual(app.staticTexts["chase"].label, "Nessie sleeps")
    XCTAssertEqual(app.staticTexts["steps"].label, "No goal")
    XCTAssertFalse(app.staticTexts["alert"].exists)
  }

  func testNeedsAGoalToStart() {
    app.buttons["Start"].tap()
    XCTAssertTrue(app.alerts["Set a goal to start"].exists)

    app.alerts.buttons["Cancel"].tap()

    XCTAssertTrue(app.buttons["Start"].exists)
  }

  func testStartsPausesAndResumes() {
    enterGoal("500")
    XCTAssertEqual(app.staticTexts["steps"].label, "0 of 500 steps")

    app.buttons["Start"].tap()
    XCTAssertEqual(app.staticTexts["chase"].label, "Nessie is behind you")

    app.buttons["Pause"].tap()
    XCTAssertEqual(app.staticTexts["chase"].label, "Nessie waits")

    app.buttons["Resume"].tap()
    XCTAssertTrue(app.buttons["Pause"].exists)
  }

  private func enterGoal(_ goal: String) {
    app.buttons["Start"].tap()
    app.alerts.buttons["Enter Goal"].tap()
    let field = app.alerts.textFields.firstMatch
    field.tap()
    field.typeText(goal)
    app.alerts.buttons["Done"].tap()
  }
}
