import Foundation

/// [XCTSourceCodeContext](https://developer.apple.com/documentation/xctest/xctsourcecodecontext)
public final class XCTSourceCodeContext: Sendable {
  public let callStack: [XCTSourceCodeFrame]
  public let location: XCTSourceCodeLocation?

  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
  }

  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) }, location: location)
  }

  /// With the call stack of the caller.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStackAddresses: Thread.callStackReturnAddresses, location: location)
  }

  /// With the call stack of the caller.
  public convenience init() { self.init(location: nil) }
}
