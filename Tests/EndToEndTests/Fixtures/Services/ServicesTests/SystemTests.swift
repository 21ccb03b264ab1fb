import Accelerate
import Compression
import Foundation
import SQLite3
import XCTest
import zlib

protocol TaskResuming { func resume() }

extension URLSessionDataTask: TaskResuming {}

/// The task is found out from the method that a session has.
protocol SessionAsking {
  associatedtype Task: TaskResuming
  func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> Task
}

extension URLSession: SessionAsking {}

protocol Posting { func post(name aName: NSNotification.Name, object anObject: Any?) }

extension NotificationCenter: Posting {}

class SystemTests: XCTestCase {
  func testASessionBehindAProtocolIsTheSession() {
    func task<S: SessionAsking>(of session: S, _ url: URL) -> S.Task {
      session.dataTask(with: url) { _, _, _ in }
    }
    let url = URL(string: "http://127.0.0.1:1")!
    XCTAssertEqual(task(of: URLSession.shared, url).originalRequest?.url, url)
  }

  func testDarwinComesWithFoundation() {
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    os_unfair_lock_unlock(&lock)
    XCTAssertEqual(NSEC_PER_SEC, 1_000_000_000)
    XCTAssertEqual(Darwin.sqrt(4), 2)
    let status: OSStatus = noErr
    XCTAssertEqual(status, 0)
    XCTAssertEqual(CFGetTypeID("text" as CFString), CFStringGetTypeID())
    XCTAssertEqual("\(CGRect(x: 0, y: 64, width: 10, height: 10))", "(0.0, 64.0, 10.0, 10.0)")
  }

  func testXMLThatEndsTooEarlyIsNotParsed() {
    XCTAssertFalse(XMLParser(data: Data("<a>text <b </a>".utf8)).parse())
    XCTAssertTrue(XMLParser(data: Data("<a>text</a>".utf8)).parse())
    XCTAssertTrue(XMLParser(data: Data("<a>text<b:c/></a>".utf8)).parse())
  }

  func testLibrariesOfTheSystem() {
    var database: OpaquePointer?
    XCTAssertEqual(sqlite3_open(":memory:", &database), SQLITE_OK)
    XCTAssertEqual(sqlite3_close(database), SQLITE_OK)
    XCTAssertEqual(crc32(0, Array("123456789".utf8), 9), 0xCBF4_3926)
    var packed = [UInt8](repeating: 0, count: 100)
    XCTAssertGreaterThan(compression_encode_buffer(&packed, 100, [1, 2, 3], 3, nil, COMPRESSION_ZLIB), 0)
    XCTAssertEqual(vDSP.sum([1.0, 2, 3]), 6)
  }
}
