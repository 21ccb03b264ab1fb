import XCTest

class SettingsUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["--reset-settings"]
    app.launch()
  }

  override func tearDown() {
    app = nil
  }

  func testEachSettingHasACellWithItsSwitch() {
    let values = [
      "Sounds": "1", "Badges": "1", "Previews": "0", "Location": "0", "Analytics": "0", "Large Titles": "1",
    ]

    XCTAssertEqual(app.tables.cells.count, values.count)
    for (name, value) in values {
      let cell = app.tables.cells.containing(.staticText, identifier: name)
      XCTAssertEqual(cell.switches.firstMatch.value as? String, value, name)
    }
  }

  func testTitlesAreInOrder() {
    XCTAssertTrue(app.navigationBars["Settings"].exists)
    let tops = ["Notifications", "Privacy", "Appearance"].map { title in
      app.tables.staticTexts.matching(NSPredicate(format: "label ==[c] %@", title)).element.frame.minY
    }
    XCTAssertEqual(tops, tops.sorted())
  }

  func testATapTogglesOneSwitch() {
    app.switches["Location"].tap()

    verifySwitch("Location", "1")
    verifySwitch("Analytics", "0")

    app.switches["Location"].tap()

    verifySwitch("Location", "0")
  }

  func testSettingsSurviveARelaunch() {
    app.switches["Sounds"].tap()
    app.switches["Previews"].tap()

    app.launchArguments = []
    app.launch()

    verifySwitch("Sounds", "0")
    verifySwitch("Previews", "1")
    verifySwitch("Badges", "1")
  }

  func testResetRestoresAllSwitches() {
    app.switches["Sounds"].tap()
    app.switches["Location"].tap()

    app.navigationBars.buttons["Reset"].tap()

    verifySwitch("Sounds", "1")
    verifySwitch("Location", "0")
  }

  private func verifySwitch(_ name: String, _ value: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(app.switches[name].value as? String, value, name, file: file, line: line)
  }
}
