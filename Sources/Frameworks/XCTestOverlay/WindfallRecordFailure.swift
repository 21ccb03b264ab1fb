import Foundation

/// Records a failure of the running test, from any thread, for modules that an app may link too. They find this by its
/// name: an app has no XCTest.
@_cdecl("windfall_record_failure") public func windfallRecordFailure(
  _ message: UnsafePointer<CChar>, _ file: UnsafePointer<CChar>?, _ line: Int
) {
  let message = String(cString: message)
  let path = file.map { String(cString: $0) }
  let line = path == nil ? nil : line
  if CurrentTest.keepEarlyFailure(message) { return }
  if CurrentTest.recordSwiftTestFailure(message, path: path, line: line) { return }
  CurrentTest.keepForeignFailure(message, path: path, line: line)
  if Thread.isMainThread {
    CurrentTest.recordForeignFailures()
  } else {
    // Tests of XCTest run there, and this one waits for something. If it stops waiting before, the failure is recorded
    // when the test's method ends.
    DispatchQueue.main.async { CurrentTest.recordForeignFailures() }
  }
}
