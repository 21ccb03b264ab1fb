import Dispatch
import Foundation

/// Waits until the action calls the closure that it is given, and fails when that takes too long.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, action: @escaping (@escaping () -> Void) -> Void
) {
  NMBWait.until(timeout: timeout, fileID: fileID, file: file, line: line, column: column, action: action)
}

/// Waits until the action calls the closure that it is given, and fails when that takes too long.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, action: @escaping (@escaping @Sendable () -> Void) async -> Void
) async {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  let race = Race()
  let call = ExpectedCall(location: location, loop: nil) {
    // A call on the main thread is followed by the rest of its turn, which may call once more.
    if Thread.isMainThread { DispatchQueue.main.async { race.end() } } else { race.end() }
  }
  let deadline = Date(timeIntervalSinceNow: timeout.timeInterval)
  DispatchQueue.global().asyncAfter(deadline: .now() + timeout.timeInterval) { race.end() }
  // The action runs beside the wait, which it may outlast.
  Task { await action { call.arrive() } }
  await race.wait()
  if !call.hasArrived(by: deadline) { fail("Waited more than \(timeout.description)", location: location) }
}

/// Waits until the action, which itself does not wait, has called the closure that it is given.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, action: @escaping (@escaping @Sendable () -> Void) -> Void
) async {
  let asynchronous: (@escaping @Sendable () -> Void) async -> Void = { done in action(done) }
  await waitUntil(timeout: timeout, fileID: fileID, file: file, line: line, column: column, action: asynchronous)
}
