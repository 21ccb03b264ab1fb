import UIKit
import XCTest

@testable import FitNess

class RootViewControllerTests: XCTestCase {
  override func tearDown() {
    AlertCenter.instance.clearAlerts()
    super.tearDown()
  }

  func testRoot_holdsTheStepController() {
    let root = getRootViewController()

    XCTAssertNotNil(root.stepController)
    XCTAssertEqual(root.stepController?.view.isDescendant(of: root.view), true)
  }

  func testRoot_whenAlertIsPosted_showsIt() {
    AlertCenter.instance.postAlert(alert: .caughtByNessie)

    XCTAssertEqual(getRootViewController().alertLabel.text, "Caught by Nessie!")
    XCTAssertFalse(getRootViewController().alertLabel.isHidden)
  }
}
