import WindfallCore

extension XCUIElement {
  /// [XCUIElement.ElementType](https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype-swift.enum)
  public typealias ElementType = WindfallCore.ElementType
}
