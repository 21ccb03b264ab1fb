/// [XCUIScreenshotProviding](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding)
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}
