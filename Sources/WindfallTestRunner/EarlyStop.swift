import Foundation
import WindfallCore
import XCTest

/// Ends a test in the middle of its body, which Swift has no way to unwind: the test is torn down and reported from
/// where it failed, and then the process ends.
struct EarlyStop: @unchecked Sendable {
  /// The status that asks the tool to go on with the next test in a new process.
  static let exitStatus: Int32 = 75

  let testCase: XCTestCase
  let test: RunningTest
  let events: EventWriter
  let attachments: AttachmentStore

  /// Never returns, so that nothing behind the failing line runs.
  func stop() -> Never {
    if Thread.isMainThread { finish() }
    // Tests are torn down on the main thread, which waits for this test in its run loop.
    RunLoop.main.perform(inModes: [.default, .common]) { finish() }
    DispatchQueue.main.async {}
    while true { pause() }
  }

  private func finish() -> Never {
    // The failing line may itself run on the main queue, which then takes no other work.
    MainExecutor.moveToRunLoop()
    // XCTest would end the process at what fails from here on.
    ContinueAfterFailure.set(testCase, true)
    testCase.windfallPerformTearDownSequence()
    test.enter(.finished)
    attachments.finish(test.identifier, hasFailed: true)
    events.endOutput()
    events.send(.testFinished(test.identifier, status: .failed, duration: test.duration))
    _exit(Self.exitStatus)
  }
}

extension XCTestCase {
  /// XCTest's own order of teardown blocks, `tearDown()`, `tearDownWithError()` and `tearDown() async throws`.
  @_silgen_name("$s6XCTest0A4CaseC23performTearDownSequence33_3BE257A46ADB477C7BF2D39968B39F9DLLyyF")
  fileprivate final func windfallPerformTearDownSequence()
}
