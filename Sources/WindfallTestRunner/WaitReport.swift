import Glibc
import WindfallCore
import XCTest
@_spi(Windfall) import XCTestOverlay

/// Says, when the tool asks by a signal, what a test waits for that does not end.
enum WaitReport {
  private nonisolated(unsafe) static let request = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  /// Answers from now on; until it is asked, the thread for it sleeps.
  static func install() {
    sem_init(request, 0, 0)
    Thread.detachNewThread {
      while true {
        if sem_wait(request) == 0 { answer() }
      }
    }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in sem_post(WaitReport.request) }
    action.sa_flags = SA_RESTART
    // The stack of the thread is asked for next, and must not begin in this handler.
    sigaddset(&action.sa_mask, SIGQUIT)
    sigaction(TestOutput.waitRequest, &action, nil)
  }

  private static func answer() {
    let all = awaited().map(\.expectationDescription)
    // XCTest waits for the end of a test that is async, by an expectation of its own.
    let own = all.filter { $0 != "async test completion" }
    let names = (own.isEmpty && !all.isEmpty ? ["the end of the asynchronous test"] : own).joined(separator: ", ")
    fflush(nil)
    let line = [UInt8]((TestOutput.waitMark + names.replacing("\n", with: " ") + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  /// The expectations that the test waits for: those of waiters on the main thread, which XCTest keeps with it, and those
  /// that the test case made.
  private static func awaited() -> [XCTestExpectation] {
    var found: [XCTestExpectation] = []
    collect(Thread.mainThread.threadDictionary["org.swift.XCTest.WaiterManager"], into: &found)
    if let testCase = CurrentTest.testCase { collect(OwnExpectations.all(in: testCase), into: &found) }
    return found.filter { expectation in
      let fields = OwnExpectations.fields(of: expectation)
      return fields["isFulfilled"] as? Bool == false && fields["_hasBeenWaitedOn"] as? Bool == true
    }
  }

  /// Where XCTest keeps the expectations of a waiter. Nothing else is gone into: other threads may be changing it.
  private static let path: Set<String> = ["managedWaiterStack", "waiter", "state", "waiting", "expectations", "some"]

  private static func collect(_ value: Any?, into found: inout [XCTestExpectation]) {
    guard let value else { return }
    if let expectation = value as? XCTestExpectation {
      if !found.contains(where: { $0 === expectation }) { found.append(expectation) }
      return
    }
    for child in Mirror(reflecting: value).children where child.label.map(path.contains) ?? true {
      collect(child.value, into: &found)
    }
  }
}
