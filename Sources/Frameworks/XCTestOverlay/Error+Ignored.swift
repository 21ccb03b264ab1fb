import Foundation

extension Error {
  /// Whether the error only ends the test, whose failure has been recorded already: Xcode asks for the same key.
  @_spi(Windfall) public var isToBeIgnored: Bool {
    (self as? any CustomNSError)?.errorUserInfo["XCTestErrorUserInfoKeyShouldIgnore"] as? Bool == true
  }
}
