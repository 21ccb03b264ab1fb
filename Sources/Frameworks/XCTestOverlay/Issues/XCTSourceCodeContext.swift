/// [XCTSourceCodeContext](https://developer.apple.com/documentation/xctest/xctsourcecodecontext)
///
/// A context has no call stack.
public final class XCTSourceCodeContext: Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}
