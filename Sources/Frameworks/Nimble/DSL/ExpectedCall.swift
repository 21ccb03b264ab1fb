import Foundation
import Synchronization

/// The call that `waitUntil` waits for, which any thread may make.
final class ExpectedCall: @unchecked Sendable {
  private let location: SourceLocation
  private let loop: UnsafeMutableRawPointer?
  private let onArrival: Mutex<(@Sendable () -> Void)?>
  /// Where a call too many is reported, also when it comes from a thread that knows nothing of the test.
  private let handler = NimbleAssertionHandler
  private let count = Mutex(0)
  private let arrival = Mutex<Date?>(nil)

  init(location: SourceLocation, loop: UnsafeMutableRawPointer?, onArrival: (@Sendable () -> Void)? = nil) {
    self.location = location
    self.loop = loop
    self.onArrival = Mutex(onArrival)
  }

  var hasArrived: Bool { count.withLock { $0 > 0 } }

  /// Whether the call came in time, however late somebody looked.
  func hasArrived(by deadline: Date) -> Bool { arrival.withLock { $0.map { $0 <= deadline } ?? false } }

  func arrive() {
    arrival.withLock { if $0 == nil { $0 = Date() } }
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    guard isFirst else {
      let message = FailureMessage(stringValue: "waitUntil(...) expects its completion closure to be only called once")
      return handler.assert(false, message: message, location: location)
    }
    if let loop { CFRunLoopWakeUp(loop) }
    onArrival.withLock { $0 }?()
  }
}
