import XCTest

@testable import Dynamic

final class GateTests: XCTestCase {
  private final class Payload {
    static var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }
  private struct Loaded: Error { let payload = Payload() }

  func testErrorsOfSwiftAreCaught() {
    XCTAssertEqual(Gate().code { throw Refusal.full }, 1)
    XCTAssertEqual(Gate().code { throw NSError(domain: "Gate", code: 2) }, 200)
    XCTAssertEqual(Gate().code { throw CocoaError(.fileNoSuchFile) }, 4)
    XCTAssertEqual(Gate().code {}, -1)
  }

  func testCastsOfErrors() throws {
    let error: any Error = Refusal.full
    let perhaps: (any Error)? = error
    let anything: Any = error
    XCTAssertEqual((error as? NSError)?.code, 1)
    XCTAssertEqual((perhaps as? NSError)?.domain, "Dynamic.Refusal")
    XCTAssertEqual((anything as? NSError)?.code, 1)
    XCTAssertEqual((anything as! NSError).code, 1)
    XCTAssertTrue(anything is NSError)
    XCTAssertNil((Refusal.self as Any) as? NSError)
    XCTAssertNil((1 as Any) as? NSError)
    let object = NSError(domain: "Same", code: 3)
    XCTAssertTrue((object as Any) as? NSError === object)
    if case let error as NSError = error { XCTAssertEqual(error.code, 1) } else { XCTFail("no NSError") }
  }

  func testNothingIsKept() {
    for _ in 0..<10 {
      do { throw Loaded() } catch let error as NSError { XCTAssertEqual(error.code, 1) }
      let anything: Any = Loaded()
      XCTAssertNotNil(anything as? NSError)
    }
    XCTAssertEqual(Payload.count, 0)
  }
}
