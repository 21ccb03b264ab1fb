//
//  TemplateUITestsLaunchTests.swift
//  TemplateUITests
//

import XCTest

final class TemplateUITestsLaunchTests: XCTestCase {

  override class var runsForEachTargetApplicationUIConfiguration: Bool {
    true
  }

  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testLaunch() throws {
    let app = XCUIApplication()
    app.launch()

    XCTContext.runActivity(named: "Look at the launch screen") { activity in
      let attachment = XCTAttachment(string: app.debugDescription)
      attachment.name = "Launch Screen"
      attachment.lifetime = .keepAlways
      activity.add(attachment)
      add(XCTAttachment(string: "and another one"))
    }
  }
}
