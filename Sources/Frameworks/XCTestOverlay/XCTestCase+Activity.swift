import XCTest

extension XCTestCase: XCTActivity {
  public func add(_ attachment: XCTAttachment) { CurrentTest.attach(attachment) }
}
