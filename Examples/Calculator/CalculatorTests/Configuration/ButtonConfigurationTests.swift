import XCTest

@testable import Calculator

class ButtonConfigurationTests: XCTestCase {
  typealias sut = ButtonConfiguration

  func testDecoded_hasButtonConfigurationFromJSONFileInMainBundle() {
    let expected = ButtonConfiguration(
      labels: ["7", "8", "9", "÷", "4", "5", "6", "x", "1", "2", "3", "-", "AC", "0", "=", "+"],
      columnCount: 4)

    XCTAssertEqual(sut.decoded, expected)
  }
}
