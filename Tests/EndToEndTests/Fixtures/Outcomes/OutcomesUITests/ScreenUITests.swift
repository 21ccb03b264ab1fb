import XCTest

final class ScreenUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testPasses() {
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["Count: 2"].exists)
  }

  func testAssertion() {
    app.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["Count: 5"].exists, "five")  // fails
    print("after")
  }

  func testMissing() {
    app.buttons["Addd"].tap()
    print("after")
  }

  func testTwoMatches() {
    app.buttons["Twin"].tap()
    print("after")
  }

  func testFirstMatch() {
    app.buttons["Twin"].firstMatch.tap()
  }

  func testCrash() {
    app.buttons["Crash"].tap()  // crashes
    print("after")
  }

  func testCrashUnasked() {
    app.buttons["Crash Later"].tap()
    let never = expectation(description: "the app is gone by then")
    never.isInverted = true
    wait(for: [never], timeout: 1)
  }

  func testCrashAside() {
    app.buttons["Crash Aside"].tap()
    _ = app.wait(for: .notRunning, timeout: 10)
    print("after")
  }

  func testLoop() {
    app.buttons["Loop"].tap()
    print("after")
  }

  func testLeave() {
    app.buttons["Leave"].tap()
    XCTAssertTrue(app.staticTexts["Count: 0"].exists)
    print("after")
  }

  func testAfter() {
    XCTAssertTrue(app.staticTexts["Count: 0"].exists)
  }
}

final class GoingOnUITests: XCTestCase {
  func testGoesOnAfterMissing() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Missing"].tap()
    print("after")
    XCTAssertTrue(app.staticTexts["Count: 0"].exists)
  }

  func testGoesOnAfterCrash() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Crash"].tap()
    XCTAssertFalse(app.buttons["Crash"].exists)
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertTrue(app.buttons["Crash"].exists)
  }
}
