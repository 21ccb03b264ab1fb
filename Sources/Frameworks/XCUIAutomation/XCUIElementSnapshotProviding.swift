/// [XCUIElementSnapshotProviding](https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding)
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  func snapshot() throws -> any XCUIElementSnapshot
}
