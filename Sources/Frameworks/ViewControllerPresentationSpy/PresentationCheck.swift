internal import Testing
@_spi(Windfall) internal import XCTestOverlay

/// Compares what was presented with what was expected, for a line of a test.
struct PresentationCheck {
  let file: StaticString
  let line: UInt

  /// Whether there is something to compare.
  func once(_ count: Int, _ action: String) -> Bool {
    if count == 0 { fail("\(action) not called") }
    if count > 1 { fail("\(action) called \(count) times, expected once") }
    return count > 0
  }

  func equal(_ actual: String?, _ expected: String?, _ what: String) {
    if actual != expected {
      fail("Expected \(String(describing: expected)), but was \(String(describing: actual)) - \(what)")
    }
  }

  func animated(_ actual: Bool, _ expected: Bool, _ action: String) {
    guard actual != expected else { return }
    fail(
      expected
        ? "Expected animated \(action), but was not animated" : "Expected non-animated \(action), but was animated")
  }

  /// Compares where both are known.
  func identical(_ actual: AnyObject?, _ expected: AnyObject?, _ what: String) {
    guard let actual, let expected, actual !== expected else { return }
    fail("Expected same instance as \(expected), but was \(actual) - \(what)")
  }

  /// Fails the test that runs, at no line of it.
  static func failTest(_ message: String) {
    if Test.current == nil { CurrentTest.record(message) } else { Issue.record(Comment(rawValue: message)) }
  }

  /// Fails the test that runs, of XCTest or of Swift Testing.
  func fail(_ message: String) {
    guard Test.current != nil else {
      return CurrentTest.record(message, path: file.description, line: Int(line))
    }
    let place = Testing.SourceLocation(
      fileID: "Unknown/Unknown", filePath: file.description, line: max(1, Int(line)), column: 1)
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
