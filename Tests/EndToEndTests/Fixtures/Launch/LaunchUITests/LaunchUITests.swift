import XCTest

final class LaunchUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
  }

  func testPlainLaunch() {
    app.launch()
    XCTAssertTrue(app.staticTexts["not plain"].exists)
    XCTAssertTrue(app.staticTexts["flag off"].exists)
    XCTAssertTrue(app.staticTexts["name none"].exists)
    XCTAssertTrue(app.staticTexts["server none"].exists)
  }

  func testArgumentsAndEnvironment() {
    app.launchArguments = ["-plain", "-flag", "YES", "-name", "Ada Lovelace"]
    app.launchArguments += ["-unused", "value"]
    app.launchEnvironment["SERVER"] = "http://localhost:8080/a=b"
    app.launch()
    XCTAssertTrue(app.staticTexts["plain"].exists)
    XCTAssertTrue(app.staticTexts["flag on"].exists)
    XCTAssertTrue(app.staticTexts["name Ada Lovelace"].exists)
    XCTAssertTrue(app.staticTexts["server http://localhost:8080/a=b"].exists)
  }

  func testState() {
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 60))
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.buttons["Save"].exists)
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.buttons["Save"].exists)
  }

  func testDefaultsAreKept() {
    app.launch()
    let before = starts
    app.buttons["Save"].tap()
    XCTAssertEqual(starts, before + 1)
    app.terminate()
    app.launch()
    XCTAssertEqual(starts, before + 1)
    XCTAssertTrue(app.staticTexts["file there"].exists)
    // Launching a running app starts it again.
    app.buttons["Save"].tap()
    app.launch()
    XCTAssertEqual(starts, before + 2)
  }

  func testHome() {
    app.launch()
    let home = app.staticTexts["home"].label
    XCTAssertFalse(home.isEmpty)
    XCTAssertNotEqual(home, NSHomeDirectory())
    print("home \(home)")
  }

  private var starts: Int {
    let label = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'starts '")).firstMatch.label
    return Int(label.dropFirst("starts ".count)) ?? -1
  }
}
