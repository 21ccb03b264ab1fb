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

  func testObjectsAreTheErrorsThatTheyWere() throws {
    let object = Refusal.full as NSError
    XCTAssertEqual(object as? Refusal, .full)
    XCTAssertEqual((object as any Error) as? Refusal, .full)
    XCTAssertEqual((object as Any) as? Refusal, .full)
    XCTAssertTrue((object as Any) is Refusal)
    XCTAssertNil(object as? URLError)
    XCTAssertEqual(object, Refusal.full as NSError)
    XCTAssertNotEqual(object, Refusal.closed as NSError)
    XCTAssertThrowsError(try { throw object }()) { XCTAssertEqual($0 as? Refusal, .full) }
  }

  func testObjectsAreTheErrorsOfTheirDomains() {
    let object = NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut, userInfo: ["a": 1])
    do {
      throw object
    } catch let error as URLError {
      XCTAssertEqual(error.code, .timedOut)
      XCTAssertEqual(error.errorUserInfo["a"] as? Int, 1)
    } catch {
      XCTFail("\(error)")
    }
    XCTAssertEqual((object as Any as? URLError)?.code, .timedOut)
    XCTAssertNil(object as? CocoaError)
    XCTAssertEqual((NSError(domain: NSCocoaErrorDomain, code: 4) as? CocoaError)?.code, .fileNoSuchFile)
    XCTAssertEqual((NSError(domain: NSPOSIXErrorDomain, code: 2) as? POSIXError)?.code, .ENOENT)
    XCTAssertTrue((URLError(.badURL) as NSError as any Error) is URLError)
  }

  func testNothingIsKept() {
    for _ in 0..<10 {
      do { throw Loaded() } catch let error as NSError { XCTAssertEqual(error.code, 1) }
      let anything: Any = Loaded()
      XCTAssertNotNil(anything as? NSError)
      XCTAssertNotNil((Loaded() as NSError) as? Loaded)
      do { throw Loaded() as NSError } catch let error as Loaded { XCTAssertNotNil(error) } catch {
        XCTFail("\(error)")
      }
    }
    XCTAssertEqual(Payload.count, 0)
  }
}
