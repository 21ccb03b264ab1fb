import Foundation
import XCTest

/// These take the place of XCTest's own waits, by their symbols. XCTest records the failure of a wait on a thread of its
/// own, for which the waiting one stands still: no `record(_:)` of the main actor can run there, and a test that is to
/// stop at its first failure cannot be torn down. On iOS the waiting thread records it. `fulfillment(of:)` blocks nothing.
extension XCTestCase {
  // swift-format-ignore
  @_silgen_name("$s6XCTest0A4CaseC4wait3for7timeout12enforceOrder4file4lineySayAA0A11ExpectationCG_SdSbs12StaticStringVSitF")
  func waitAndRecord(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int
  ) {
    let failures = WaitFailures(timeout: timeout)
    XCTWaiter(delegate: failures)
      .wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    failures.record(in: self, file: file, line: line)
  }

  /// The handler is called after the failure is recorded, with XCTest's error.
  // swift-format-ignore
  @_silgen_name("$s6XCTest0A4CaseC19waitForExpectations7timeout4file4line7handlerySd_s12StaticStringVSiys5Error_pSgcSgtF")
  @MainActor func waitForExpectationsAndRecord(
    timeout: TimeInterval, file: StaticString, line: Int, handler: (((any Error)?) -> Void)?
  ) {
    precondition(Thread.isMainThread, "waitForExpectations(timeout:handler:) must be called on the main thread")
    func violate(_ rule: String) {
      recordFailure(withDescription: "API violation - \(rule)", inFile: "\(file)", atLine: line, expected: false)
    }
    guard !Self.isWaitingForAll else { return violate("calling wait on test case while already waiting.") }
    let expectations = OwnExpectations.unwaited(in: self)
    guard !expectations.isEmpty else {
      return violate("call made to wait without any expectations having been set.")
    }
    let failures = WaitFailures(timeout: timeout)
    Self.isWaitingForAll = true
    let result = XCTWaiter(delegate: failures).wait(for: expectations, timeout: timeout, file: file, line: line)
    Self.isWaitingForAll = false
    failures.record(in: self, file: file, line: line)
    handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
  }

  /// Only the main thread waits like this.
  @MainActor private static var isWaitingForAll = false
}
