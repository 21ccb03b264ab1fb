import Foundation
import XCTest

extension XCTestCase {
  /// [expectation(description:)](https://developer.apple.com/documentation/xctest/xctestcase/expectation(description:))
  ///
  /// Takes the place of XCTest's own, by its symbol: what it makes fails the test when it is fulfilled too often, as on
  /// iOS. XCTest keeps only expectations that it has made itself, so this is one for a notification that nobody posts.
  @_silgen_name("$s6XCTest0A4CaseC11expectation11description4file4lineAA0A11ExpectationCSS_s12StaticStringVSitF")
  func expectationThatAsserts(description: String, file: StaticString, line: Int) -> XCTestExpectation {
    let made = expectation(forNotification: Self.unposted, object: nil, file: file, line: line, handler: { _ in false })
    made.expectationDescription = description
    made.assertForOverFulfill = true
    return made
  }

  private static let unposted = Notification.Name("XCTest.isNeverPosted")
}
