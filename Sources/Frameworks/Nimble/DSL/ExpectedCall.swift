import Foundation
import Synchronization

/// The call that `waitUntil` waits for, which any thread may make.
final class ExpectedCall: @unchecked Sendable {
  private let location: SourceLocation
  private let loop: UnsafeMutableRawPointer?
  private let onArrival: Mutex<(@Sendable () -> Void)?>
  /// Where a call too many is reported, also when it comes from a thread that knows nothing of the test.
  private let handler = NimbleAssertionHandler
  /// When the first call came; nil before.
  private let arrival = Mutex<Date?>(nil)

  init(location: SourceLocation, loop: UnsafeMutableRawPointer?, onArrival: (@Sendable () -> Void)? = nil) {
    self.location = location
    self.loop = loop
    self.onArrival = Mutex(onArrival)
  }

  var hasArrived: Bool { arrival.withLock { $0 != nil } }

  /// Whether the call came in time, however late somebody looked.
  func hasArrived(by deadline: Date) -> Bool { arrival.withLock { $0.map { $0 <= deadline } ?? false } }

  func arrive() {
    let isFirst = arrival.withLock { arrival in
      if arrival != nil { return false }
      arrival = Date()
      return true
    }
    guard isFirst else {
      let message = FailureMessage(stringValue: "waitUntil(...) expects its completion closure to be only called once")
      return handler.assert(false, message: message, location: location)
    }
    if let loop { CFRunLoopWakeUp(loop) }
    onArrival.withLock { $0 }?()
  }
}
