public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// See [CSIndexError](https://developer.apple.com/documentation/corespotlight/csindexerror-swift.struct).
public struct CSIndexError: _BridgedStoredNSError {
  /// See [CSIndexError.Code](https://developer.apple.com/documentation/corespotlight/csindexerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CSIndexError

    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006
  }

  public static var unknownError: Code { .unknownError }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var invalidItemError: Code { .invalidItemError }
  public static var invalidClientStateError: Code { .invalidClientStateError }
  public static var indexingUnsupported: Code { .indexingUnsupported }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { CSIndexErrorDomain }
  public static var errorDomain: String { CSIndexErrorDomain }
}
