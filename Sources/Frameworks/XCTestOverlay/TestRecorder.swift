/// What a test runner wants to hear of the running test.
@_spi(Windfall) public protocol TestRecorder: AnyObject {
  /// May end the test on the spot, and then does not return. The tree is what was on the screen of the app.
  func recordFailure(_ message: String, elementTree: String?, file: String?, line: Int?)
  func activityStarted(_ name: String)
  func activityEnded(_ name: String)
  func attach(_ attachment: XCTAttachment)
  /// The running test may take so many seconds, from its start.
  func allowTime(_ seconds: Double)
  /// The values of one metric, one for each iteration.
  func measured(_ metric: String, unit: String, values: [Double])
}
