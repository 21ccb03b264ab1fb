#if canImport(ObjectiveC)
  import Foundation
  internal import XCTest

  /// Says for Apple's XCTest, which posts no notification, that a test ends.
  final class TestCaseObserver: NSObject, XCTestObservation {
    static func start() { XCTestObservationCenter.shared.addTestObserver(TestCaseObserver()) }

    func testCaseWillStart(_ testCase: XCTestCase) {
      testCase.addTeardownBlock { NotificationCenter.default.post(name: EndOfTest.name, object: nil) }
    }

    /// The test that made the first mock had started before this was there.
    func testCaseDidFinish(_ testCase: XCTestCase) {
      NotificationCenter.default.post(name: EndOfTest.name, object: nil)
    }
  }
#endif
