import XCTest

final class PracticesUITests: XCTestCase {
  private let app = XCUIApplication()

  func testArguments() {
    app.launchArguments = ["-flavour", "mint"]
    app.launch()
    XCTAssertTrue(app.staticTexts["flavour: mint"].exists)
    app.resetAuthorizationStatus(for: .camera)
    XCTAssertEqual(app.state, .notRunning)
  }

  func testMeasures() {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    app.launch()
    measure(metrics: [XCTMemoryMetric(application: app)], options: options) { app.swipeUp() }
  }

  func testPicture() {
    app.launch()
    let attachment = XCTAttachment(screenshot: app.staticTexts.firstMatch.screenshot(), quality: .low)
    attachment.name = "screen"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
