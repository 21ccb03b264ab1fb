import XCTest

extension XCTestCase {
  /// [record(_:)](https://developer.apple.com/documentation/xctest/xctestcase/record(_:))
  ///
  /// The method cannot be overridden.
  public final func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { add(attachment) }
    let details = issue.detailedDescription.flatMap { $0 == issue.compactDescription ? nil : "\n" + $0 } ?? ""
    let text = issue.compactDescription + details
    guard issue.isFailure else {
      print("warning: \(text)")
      return
    }
    let location = issue.sourceCodeContext.location
    CurrentTest.recordedIssue = issue
    defer { CurrentTest.recordedIssue = nil }
    CurrentTest.record(text, path: location?.fileURL.path, line: location?.lineNumber)
  }
}
