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
  if Thread.isMainThread {
    CurrentTest.record(message, path: path, line: line)
  } else {
    // Tests of XCTest run there, and this one waits for something.
    DispatchQueue.main.async { CurrentTest.record(message, path: path, line: line) }
  }
}
