import XCTest

/// What [XCTestCase](https://developer.apple.com/documentation/xctest/xctestcase) has for subclasses to override, and
/// lacks on Linux.
///
/// Members of a protocol, so that a subclass may have its own and call these by `super`. The lowering tells by other
/// protocols which subclasses have.
public protocol OverridableTestCase: XCTestCase {}

extension XCTestCase: OverridableTestCase {}

extension OverridableTestCase {
  /// [record(_:)](https://developer.apple.com/documentation/xctest/xctestcase/record(_:))
  ///
  /// An override is given the failures of assertions and what is recorded on a value of its class.
  public func record(_ issue: XCTIssue) {
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

  public func setUp(completion: @escaping ((any Error)?) -> Void) { completion(nil) }

  public func tearDown(completion: @escaping ((any Error)?) -> Void) { completion(nil) }

  public static var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  public static var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// [defaultTestSuite](https://developer.apple.com/documentation/xctest/xctestcase/defaulttestsuite)
  ///
  /// The pages of playgrounds run it, and a test may run that of a spec. Of other classes it says which tests they have:
  /// the tool runs these, and a test that runs the suite stops.
  public static var defaultTestSuite: XCTestSuite { CurrentTest.suite(of: self, for: "XCTestCase.defaultTestSuite") }
}
