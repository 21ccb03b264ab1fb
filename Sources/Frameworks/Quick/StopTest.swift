import Foundation

/// Ends an example early, as a failure unless it is thrown silently.
public struct StopTest: Error, Sendable {
  public let failureDescription: String
  public let reportError: Bool
  public let callsite: Callsite

  public init(_ failureDescription: String, file: FileString = #file, line: UInt = #line) {
    self.init(failureDescription, reportError: true, file: file, line: line)
  }

  private init(_ failureDescription: String, reportError: Bool, file: FileString, line: UInt) {
    self.failureDescription = failureDescription
    self.reportError = reportError
    callsite = Callsite(file: file, line: line)
  }

  public static let silently = StopTest("", reportError: false, file: #file, line: #line)
}
