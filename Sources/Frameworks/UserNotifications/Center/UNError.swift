public let UNErrorDomain = "UNErrorDomain"

/// See [UNError](https://developer.apple.com/documentation/usernotifications/unerror-swift.struct).
public struct UNError: _BridgedStoredNSError {
  /// See [UNError.Code](https://developer.apple.com/documentation/usernotifications/unerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = UNError

    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid = 1501
    case badgeInputInvalid = 1600
    case notificationInvalidNoContent
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { UNErrorDomain }
  public static var errorDomain: String { UNErrorDomain }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
}
