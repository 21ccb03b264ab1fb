import XCTest

@testable import Calculator

/// What is said about a configuration that cannot be used.
class ButtonConfigurationErrorTests: XCTestCase {
  func testInitJSON_unknownLabel_namesLabel() {
    verify(
      #"{"labels": ["1", "%"], "columnCount": 2}"#, throws: .unknownLabel("%"),
      saying: #"The button configuration cannot be used: no button can be labelled "%"."#)
  }

  func testInitJSON_numberWithTwoDigitsAsLabel_namesLabel() {
    verify(
      #"{"labels": ["12"], "columnCount": 1}"#, throws: .unknownLabel("12"),
      saying: #"The button configuration cannot be used: no button can be labelled "12"."#)
  }

  func testInitJSON_wrongTypeOfColumnCount_namesKeyAndType() {
    verify(
      #"{"labels": ["1"], "columnCount": "four"}"#, throws: .wrongType(key: "columnCount", expected: "Int"),
      saying: "The button configuration cannot be used: columnCount must be of type Int.")
  }

  func testInitJSON_wrongTypeOfLabel_namesPositionAndType() {
    verify(
      #"{"labels": ["1", 2], "columnCount": 1}"#, throws: .wrongType(key: "labels[1]", expected: "String"),
      saying: "The button configuration cannot be used: labels[1] must be of type String.")
  }

  func testInitJSON_missingColumnCount_namesKey() {
    verify(
      #"{"labels": ["1"]}"#, throws: .missingValue(key: "columnCount"),
      saying: "The button configuration cannot be used: columnCount is missing.")
  }

  func testInitJSON_noColumns_namesCount() {
    verify(
      #"{"labels": ["1"], "columnCount": 0}"#, throws: .noColumns(0),
      saying: "The button configuration cannot be used: columnCount is 0, but there must be at least one column.")
  }

  func testInitJSON_notJSON_saysSo() {
    verify(
      "labels: 1", throws: .malformed,
      saying: "The button configuration cannot be used: it is not JSON of the expected form.")
  }

  func testInitResource_missingFile_namesFile() {
    XCTAssertThrowsError(try ButtonConfiguration(resource: "Nothing.json", in: .main)) { error in
      XCTAssertEqual(
        String(describing: error), "The button configuration cannot be used: the app has no file Nothing.json.")
    }
  }
}

extension ButtonConfigurationErrorTests {
  private func verify(
    _ json: String, throws expected: ButtonConfigurationError, saying text: String,
    file: StaticString = #file, line: UInt = #line
  ) {
    XCTAssertThrowsError(try ButtonConfiguration(json: Data(json.utf8)), file: file, line: line) { error in
      XCTAssertEqual(error as? ButtonConfigurationError, expected, file: file, line: line)
      XCTAssertEqual(String(describing: error), text, file: file, line: line)
    }
  }
}
