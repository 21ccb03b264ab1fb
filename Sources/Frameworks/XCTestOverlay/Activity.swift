/// The activity that `XCTContext.runActivity` hands to its block.
final class Activity: XCTActivity {
  let name: String

  init(name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) { CurrentTest.attach(attachment) }
}
