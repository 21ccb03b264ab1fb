import Names
import XCTest

final class NamesTests: XCTestCase {
  func testNames() { XCTAssertEqual(Names.all, ["the Ada", "the Grace"]) }

  func testTable() throws { XCTAssertEqual(try Names.text("names", "json"), "{\"count\": 2}") }

  func testCopies() throws { XCTAssertEqual(try Names.text("note", "txt"), "copied at each build\n") }
}
