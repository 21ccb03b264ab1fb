//
//  TemplateUITests.swift
//  TemplateUITests
//

import XCTest

final class TemplateUITests: XCTestCase {

  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  override func tearDownWithError() throws {
    // Nothing to tidy up.
  }

  @MainActor
  func testExample() throws {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["Hello, world!"].exists)
    XCTAssertTrue(app.images["globe"].exists)
  }

  @MainActor
  func testLaunchPerformance() throws {
    if #available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 7.0, *) {
      measure(metrics: [XCTApplicationLaunchMetric()]) {
        XCUIApplication().launch()
      }
    }
  }
}
