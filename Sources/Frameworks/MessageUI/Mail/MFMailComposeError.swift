public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// See [MFMailComposeError](https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct).
public struct MFMailComposeError: _BridgedStoredNSError {
  /// See [MFMailComposeError.Code](https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MFMailComposeError

    case saveFailed, sendFailed
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
  public static var errorDomain: String { MFMailComposeErrorDomain }

  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}
