import Synchronization
import WindfallCore
import XCTest

/// The test that runs now, as the threads of its process share it.
final class RunningTest: Sendable {
  /// How far the test has come.
  enum Phase {
    case beforeOrInBody, tearDown, finished
  }

  private struct State {
    var phase = Phase.beforeOrInBody
    var hasFailed = false
    var isStopping = false
    var isHandingOver = false
    var attachments: [String] = []
  }

  let identifier: TestIdentifier
  /// Where the method begins; nil for the set-up and tear-down of a class.
  let file: String?
  let line: Int?
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(identifier: TestIdentifier, file: String? = nil, line: Int? = nil) {
    self.identifier = identifier
    self.file = file
    self.line = line
  }

  /// Seconds since the test began.
  var duration: Double {
    let duration = (ContinuousClock.now - start).components
    return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
  }

  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Whether the test's own method is about to record a failure.
  var isHandingOver: Bool {
    get { state.withLock { $0.isHandingOver } }
    set { state.withLock { $0.isHandingOver = newValue } }
  }

  /// The names of the attachments so far.
  var attachments: [String] { state.withLock { $0.attachments } }

  func attach(_ name: String) { state.withLock { $0.attachments.append(name) } }

  func enter(_ phase: Phase) { state.withLock { $0.phase = phase } }

  /// Notes a failure; true for the one at which a test that does not continue must stop.
  func fail(continues: Bool) -> Bool {
    state.withLock { state in
      state.hasFailed = true
      guard !continues, state.phase == .beforeOrInBody, !state.isStopping else { return false }
      state.isStopping = true
      return true
    }
  }
}
