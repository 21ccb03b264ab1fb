public let MCErrorDomain = "MCErrorDomain"

/// See [MCError](https://developer.apple.com/documentation/multipeerconnectivity/mcerror-swift.struct).
public struct MCError: _BridgedStoredNSError {
  /// See [MCError.Code](https://developer.apple.com/documentation/multipeerconnectivity/mcerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MCError

    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { MCErrorDomain }
  public static var errorDomain: String { MCErrorDomain }
}
