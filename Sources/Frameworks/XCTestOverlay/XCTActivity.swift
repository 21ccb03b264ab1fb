/// [XCTActivity](https://developer.apple.com/documentation/xctest/xctactivity)
public protocol XCTActivity: AnyObject {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}
