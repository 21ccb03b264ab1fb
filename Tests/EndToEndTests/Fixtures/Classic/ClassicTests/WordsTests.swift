import UIKit
import XCTest

@testable import Classic

class WordsTests: XCTestCase {
  func testResources() {
    XCTAssertEqual(Words.list, ["one", "two"])
  }

  func testSettings() {
    XCTAssertEqual(Words.condition, "from the file")
    XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.Classic")
    XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "Greeting") as? String, "hello from a file")
  }

  func testLaunch() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    XCTAssertTrue(delegate.hasFinishedLaunching)
    XCTAssertNotNil(delegate.window?.rootViewController)
  }

  func testNamesOfSwift4() throws {
    let root = UIApplication.shared.keyWindow?.rootViewController
    let controller = try XCTUnwrap(root as? WordsViewController)
    XCTAssertEqual(controller.childViewControllers.count, 1)
    XCTAssertEqual(controller.button.contentEdgeInsets.right, 4)
    let center = NotificationCenter.default
    center.post(name: .UIApplicationDidReceiveMemoryWarning, object: nil)
    center.post(name: .UIKeyboardWillShow, object: nil, userInfo: [UIKeyboardFrameEndUserInfoKey: 1])
    XCTAssertEqual(controller.warnings, 1)
    XCTAssertEqual(controller.keyboards, 1)
    XCTAssertEqual(NSUnderlineStyle.styleSingle.rawValue, 1)
    let indicator = UIActivityIndicatorView(activityIndicatorStyle: .white)
    indicator.activityIndicatorViewStyle = .whiteLarge
    XCTAssertEqual(indicator.style, .whiteLarge)
    XCTAssertEqual(RunLoopMode.commonModes, .common)
    XCTAssertEqual(kCAMediaTimingFunctionEaseIn, CAMediaTimingFunctionName.easeIn)
    XCTAssertEqual(UIAccessibilityTraitButton, UIAccessibilityTraits.button)
  }
}
