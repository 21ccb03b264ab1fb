/// [XCTActivity](https://developer.apple.com/documentation/xctest/xctactivity)
public protocol XCTActivity: AnyObject {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// The activity that `XCTContext.runActivity` hands to its block.
final class Activity: XCTActivity {
  let name: String

  init(name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) { CurrentTest.attach(attachment) }
}
