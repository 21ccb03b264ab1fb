/// [XCTSourceCodeSymbolInfo](https://developer.apple.com/documentation/xctest/xctsourcecodesymbolinfo)
public final class XCTSourceCodeSymbolInfo: Sendable {
  public let imageName: String
  public let symbolName: String
  public let location: XCTSourceCodeLocation?

  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
  }
}
