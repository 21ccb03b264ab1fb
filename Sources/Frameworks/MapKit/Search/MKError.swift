public let MKErrorDomain = "MKErrorDomain"

/// See [MKError](https://developer.apple.com/documentation/mapkit/mkerror-swift.struct).
public struct MKError: _BridgedStoredNSError {
  /// See [MKError.Code](https://developer.apple.com/documentation/mapkit/mkerror-swift.struct/code).
  public enum Code: UInt, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MKError

    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { MKErrorDomain }
  public static var errorDomain: String { MKErrorDomain }
}
