@_spi(Windfall) import XCTestOverlay

/// Fails the running test from any thread.
enum StubFailure {
  typealias Reporter = @Sendable (_ message: String, _ file: String, _ line: UInt) -> Void

  /// Takes failures in the place of the running test.
  nonisolated(unsafe) static var reporter: Reporter?

  static func report(_ message: String, file: StaticString, line: UInt) {
    if let reporter {
      reporter(message, "\(file)", line)
      return
    }
    let path = "\(file)"
    let record = { @Sendable in CurrentTest.record(message, path: path, line: Int(line)) }
    if Thread.isMainThread {
      record()
    } else {
      // Tests run there, and this one waits for the answer.
      DispatchQueue.main.async(execute: record)
    }
  }
}
