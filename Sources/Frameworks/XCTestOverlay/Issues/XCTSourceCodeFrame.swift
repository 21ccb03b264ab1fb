import Foundation

/// [XCTSourceCodeFrame](https://developer.apple.com/documentation/xctest/xctsourcecodeframe)
///
/// An address is not looked up: its symbol is the one that is given with it. `symbolInfo()`, which throws, cannot stand
/// beside the property of its name.
public final class XCTSourceCodeFrame: Sendable {
  private struct UnknownSymbol: Error, CustomStringConvertible {
    let address: UInt64

    var description: String { "no symbol is known at the address 0x\(String(address, radix: 16))" }
  }

  public let address: UInt64
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {
    self.address = address
    self.symbolInfo = symbolInfo
  }

  public convenience init(address: UInt64) { self.init(address: address, symbolInfo: nil) }

  /// Nil where the symbol is known.
  public var symbolicationError: (any Error)? { symbolInfo == nil ? UnknownSymbol(address: address) : nil }
}
