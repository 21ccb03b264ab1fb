/// [XCUIElementSnapshot](https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot)
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
