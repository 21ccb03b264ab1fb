/// [XCTIssue](https://developer.apple.com/documentation/xctest/xctissue)
public struct XCTIssue {
  /// [XCTIssue.IssueType](https://developer.apple.com/documentation/xctest/xctissue/issuetype-swift.typealias)
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  /// [XCTIssue.Severity](https://developer.apple.com/documentation/xctest/xctissue/severity-swift.typealias)
  ///
  /// A warning is printed, and does not fail the test.
  public enum Severity: Int, Sendable {
    case warning, error
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]
  public var severity: Severity

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = [], severity: Severity = .error
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
    self.severity = severity
  }

  public var isFailure: Bool { severity == .error }

  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}
