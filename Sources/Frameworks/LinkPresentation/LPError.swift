public let LPErrorDomain = "LPErrorDomain"

/// See [LPError](https://developer.apple.com/documentation/linkpresentation/lperror-swift.struct).
public struct LPError: _BridgedStoredNSError {
  /// See [LPError.Code](https://developer.apple.com/documentation/linkpresentation/lperror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LPError

    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }

  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { LPErrorDomain }
  public static var errorDomain: String { LPErrorDomain }
}
