import Foundation
import ObjectiveC
import Synchronization
import XCTest

/// Tells an object of tests whose methods were added at run time, and which so does not conform to
/// [XCTestObservation](https://developer.apple.com/documentation/xctest/xctestobservation).
final class MessagedObserver: NSObject, XCTestObservation, @unchecked Sendable {
  private static let known = Mutex<[ObjectIdentifier: MessagedObserver]>([:])

  private let observer: AnyObject

  private init(_ observer: AnyObject) { self.observer = observer }

  /// The same one each time, so that it can be removed.
  static func of(_ observer: AnyObject) -> MessagedObserver {
    let made = MessagedObserver(observer)
    return known.withLock { known in
      let found = known[ObjectIdentifier(observer)] ?? made
      known[ObjectIdentifier(observer)] = found
      return found
    }
  }

  /// The one that has been added, which is no longer kept.
  static func forget(_ observer: AnyObject) -> MessagedObserver? {
    known.withLock { $0.removeValue(forKey: ObjectIdentifier(observer)) }
  }

  func testBundleWillStart(_ testBundle: Bundle) { tell("testBundleWillStart:", testBundle) }

  func testSuiteWillStart(_ testSuite: XCTestSuite) { tell("testSuiteWillStart:", testSuite) }

  func testCaseWillStart(_ testCase: XCTestCase) { tell("testCaseWillStart:", testCase) }

  func testCaseDidFinish(_ testCase: XCTestCase) { tell("testCaseDidFinish:", testCase) }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) { tell("testSuiteDidFinish:", testSuite) }

  func testBundleDidFinish(_ testBundle: Bundle) { tell("testBundleDidFinish:", testBundle) }

  private func tell(_ name: String, _ argument: Any) {
    let selector = Selector(name)
    guard MethodTable.responds(target: observer, selector: selector) else { return }
    _ = MethodTable.invoke(target: observer, selector: selector, arguments: [argument])
  }
}
