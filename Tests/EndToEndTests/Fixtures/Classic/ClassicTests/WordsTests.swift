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
}
