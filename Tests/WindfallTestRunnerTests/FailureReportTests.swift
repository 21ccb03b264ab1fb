import Testing

@testable import WindfallTestRunner

@Suite("Failures as they are told")
struct FailureReportTests {
  @Test(
    "One without a message says only what failed, as on iOS",
    arguments: [
      ("failed - ", "failed"), ("XCTAssertTrue failed - ", "XCTAssertTrue failed"),
      ("failed - stop here", "failed - stop here"), ("", ""),
    ])
  func plain(description: String, message: String) {
    #expect(FailureReport.message(of: description) == message)
    #expect(FailureReport(description).message == message)
  }
}
