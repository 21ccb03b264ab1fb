import XCTest
@_spi(Windfall) import XCTestOverlay

/// One test method as the source has it, with the call that runs it.
public struct TestMethod {
  /// How the method is called; the compiler found out which it is.
  enum Body {
    case synchronous(@MainActor (XCTestCase) throws -> Void)
    case asynchronous(@MainActor (XCTestCase) async throws -> Void)
  }

  let name: String
  let file: String
  let line: Int
  let body: Body

  /// A test that its class listed.
  init(_ test: ListedTest) {
    name = test.name
    file = test.file
    line = test.line
    switch test.body {
    case .synchronous(let body): self.body = .synchronous(body)
    case .asynchronous(let body): self.body = .asynchronous(body)
    }
  }

  /// A method that returns when the test is over.
  public init(_ name: String, file: String, line: Int, _ body: @escaping @MainActor (XCTestCase) throws -> Void) {
    self.name = name
    self.file = file
    self.line = line
    self.body = .synchronous(body)
  }

  /// An `async` method.
  public init(
    async name: String, file: String, line: Int, _ body: @escaping @MainActor (XCTestCase) async throws -> Void
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.body = .asynchronous(body)
  }
}
