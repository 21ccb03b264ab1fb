import Foundation

/// Waits for a callback.
public class NMBWait {
  private init() {}

  public class func until(
    timeout: NimbleTimeInterval, fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
    column: UInt = #column, action: @escaping (@escaping () -> Void) -> Void
  ) {
    throwableUntil(timeout: timeout, fileID: fileID, file: file, line: line, column: column) { done in action(done) }
  }

  /// An error or exception of the action ends the wait, and is a failure.
  public class func throwableUntil(
    timeout: NimbleTimeInterval, fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
    column: UInt = #column, action: @escaping (@escaping () -> Void) throws -> Void
  ) {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    let nesting = RunLoopManager(name: "waitUntil(...)", location: location).run {
      wait(timeout: timeout, location: location, action: action)
    }
    if let nesting { fail(nesting, location: location) }
  }

  private class func wait(
    timeout: NimbleTimeInterval, location: SourceLocation, action: @escaping (@escaping () -> Void) throws -> Void
  ) {
    let call = ExpectedCall(location: location, loop: CFRunLoopGetCurrent())
    var problem: String?
    NMBExceptionCapture(handler: { problem = "Unexpected exception raised: \($0)" }, finally: nil).tryBlock {
      do { try action { call.arrive() } } catch { problem = "Unexpected error thrown: \(error)" }
    }
    if let problem { return fail(problem, location: location) }
    let wait = RunLoopWait(timeout: timeout.timeInterval, interval: timeout.timeInterval)
    if call.hasArrived { return }
    let deadline = Date(timeIntervalSinceNow: timeout.timeInterval)
    wait.run { call.hasArrived }
    if call.hasArrived(by: deadline) { return }
    fail("Waited more than \(timeout.description)", location: location)
  }
}
