import XCTest

@testable import Core

final class GreetingTests: XCTestCase {
  func testText() {
    XCTAssertEqual(Greeting.text(for: "Ada"), "Hello, Ada")
  }

  func testLabel() {
    XCTAssertEqual(Greeting.label(for: "Ada").text, "Hello, Ada")
  }

  func testLanguageMode() {
    #if swift(>=5)
      XCTFail("the framework is compiled in the language mode of Swift 4")
    #endif
  }
}
