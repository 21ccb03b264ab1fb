import XCTest

/// A test that a test case class lists when it is asked, because no method of its own stands for it.
@_spi(Windfall) public struct ListedTest {
  /// How the test is called.
  @_spi(Windfall) public enum Body {
    case synchronous(@MainActor (XCTestCase) throws -> Void)
    case asynchronous(@MainActor (XCTestCase) async throws -> Void)
  }

  public let name: String
  public let file: String
  public let line: Int
  public let body: Body

  public init(
    _ name: String, file: String, line: Int, _ body: @escaping @MainActor (XCTestCase) throws -> Void
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.body = .synchronous(body)
  }

  public init(
    async name: String, file: String, line: Int, _ body: @escaping @MainActor (XCTestCase) async throws -> Void
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.body = .asynchronous(body)
  }

  /// Runs the test, and returns when it is over.
  public var closure: (XCTestCase) throws -> Void {
    switch body {
    case .synchronous(let body):
      { testCase in
        nonisolated(unsafe) let testCase = testCase
        try MainActor.assumeIsolated { try body(testCase) }
      }
    case .asynchronous(let body):
      { testCase in
        try asyncTest { (testCase: XCTestCase) in
          {
            nonisolated(unsafe) let testCase = testCase
            try await body(testCase)
          }
        }(testCase)()
      }
    }
  }
}
