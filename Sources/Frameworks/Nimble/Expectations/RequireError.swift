import Foundation

/// What a requirement throws that does not hold.
public struct RequireError: Error, CustomStringConvertible, LocalizedError, CustomNSError {
  public let message: String
  public let location: SourceLocation

  public init(message: String, location: SourceLocation) {
    self.message = message
    self.location = location
  }

  public var description: String { message }

  public var errorDescription: String? { message }

  /// The failure has been recorded: the error only ends the test.
  public var errorUserInfo: [String: Any] { ["XCTestErrorUserInfoKeyShouldIgnore": true] }
}
