import Foundation
import XCTest

/// What these make fails the test when it is fulfilled too often, as on iOS. They take the places of XCTest's own, by
/// their symbols.
///
/// XCTest keeps only expectations that it has made itself; so both are made by the third of these functions, which takes
/// the name of the notification as a text.
extension XCTestCase {
  /// [expectation(description:)](https://developer.apple.com/documentation/xctest/xctestcase/expectation(description:))
  @_silgen_name("$s6XCTest0A4CaseC11expectation11description4file4lineAA0A11ExpectationCSS_s12StaticStringVSitF")
  func expectationThatAsserts(description: String, file: StaticString, line: Int) -> XCTestExpectation {
    let made = expectation(forNotification: Self.unposted, object: nil, file: file, line: line, handler: { _ in false })
    made.expectationDescription = description
    made.assertForOverFulfill = true
    return made
  }

  /// [expectation(forNotification:object:handler:)](https://developer.apple.com/documentation/xctest/xctestcase/expectation(fornotification:object:handler:))
  @_silgen_name(
    "$s6XCTest0A4CaseC11expectation15forNotification6object18notificationCenter4file4line7handlerAA0A11ExpectationC10Foundation14NSNotificationC4NameV_ypSg0M10Essentials0eH0Cs12StaticStringVSiSbAM0E0VYbcSgtF"
  )
  func expectationThatAsserts(
    forNotification name: Notification.Name, object: Any?, notificationCenter: NotificationCenter, file: StaticString,
    line: Int, handler: XCTNSNotificationExpectation.Handler?
  ) -> XCTestExpectation {
    let count = FulfillmentCount()
    let made = expectation(
      forNotification: name.rawValue, object: object, notificationCenter: notificationCenter, file: file, line: line,
      handler: { count.takes($0, if: handler) })
    made.assertForOverFulfill = true
    count.expectation = made
    return made
  }

  private static let unposted = "XCTest.isNeverPosted"
}

/// A notification that is posted again when nobody waits for it any more is no fault of the test's.
private final class FulfillmentCount: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var count = 0
  weak var expectation: XCTestExpectation?

  func takes(_ notification: Notification, if handler: XCTNSNotificationExpectation.Handler?) -> Bool {
    lock.withLock {
      guard let expectation, count < expectation.expectedFulfillmentCount else { return false }
      guard handler?(notification) ?? true else { return false }
      count += 1
      return true
    }
  }
}
