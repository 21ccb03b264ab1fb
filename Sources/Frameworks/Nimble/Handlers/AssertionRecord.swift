/// What one matcher found.
public struct AssertionRecord: CustomStringConvertible {
  public let success: Bool
  public let message: FailureMessage
  public let location: SourceLocation

  public var description: String {
    "AssertionRecord { success=\(success), message='\(message.stringValue)', location=\(location) }"
  }
}
