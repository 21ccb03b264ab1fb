@_spi(Windfall) import XCTestOverlay

/// Fails the running test from any thread.
enum StubFailure {
  typealias Reporter = @Sendable (_ message: String, _ file: String?, _ line: UInt?) -> Void

  /// Takes failures in the place of the running test.
  nonisolated(unsafe) static var reporter: Reporter?

  /// Without a place, the failure is at the running test's.
  static func report(_ message: String, file: StaticString? = nil, line: UInt? = nil) {
    let path = file.map { "\($0)" }
    if let reporter {
      reporter(message, path, line)
      return
    }
    let record = { @Sendable in CurrentTest.record(message, path: path, line: line.map { Int($0) }) }
    if Thread.isMainThread {
      record()
    } else {
      // Tests run there, and this one waits for the answer.
      DispatchQueue.main.async(execute: record)
    }
  }
}
