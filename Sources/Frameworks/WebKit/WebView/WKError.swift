public let WKErrorDomain = "WKErrorDomain"

/// See [WKError](https://developer.apple.com/documentation/webkit/wkerror-swift.struct).
public struct WKError: _BridgedStoredNSError {
  /// See [WKError.Code](https://developer.apple.com/documentation/webkit/wkerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WKError

    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
    case javaScriptAppBoundDomain, duplicateCredential, malformedCredential
  }

  static var noScripts: [String: Any] { [NSLocalizedDescriptionKey: "Windfall runs no JavaScript"] }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { WKErrorDomain }
  public static var errorDomain: String { WKErrorDomain }
}
