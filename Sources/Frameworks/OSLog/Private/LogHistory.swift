import Foundation
import Glibc
import Synchronization

/// What was logged, and when and by which thread.
struct LoggedMessage: Sendable {
  let subsystem: String
  let category: String
  let level: OSLogEntryLog.Level
  let text: String
  let date = Date()
  let thread = UInt64(pthread_self())
}

/// The messages of this process, the latest of them.
enum LogHistory {
  private struct State {
    var messages: [LoggedMessage] = []
    /// Where the oldest is, once there are as many as are kept.
    var oldest = 0
  }

  private static let limit = 10_000
  private static let state = Mutex(State())

  static func keep(_ message: LoggedMessage) {
    state.withLock { state in
      if state.messages.count < limit {
        state.messages.append(message)
      } else {
        state.messages[state.oldest] = message
        state.oldest = (state.oldest + 1) % limit
      }
    }
  }

  /// The oldest first.
  static var messages: [LoggedMessage] {
    state.withLock { Array($0.messages[$0.oldest...] + $0.messages[..<$0.oldest]) }
  }
}
