import XCTest

@testable import Mixed

final class StepsTests: XCTestCase {
  func testWhatIsWrittenInC() {
    var steps = Steps()
    XCTAssertEqual(steps.next(), 2)
    XCTAssertEqual(steps.next(), 4)
    XCTAssertEqual(Steps.name, "in C")
  }
}
