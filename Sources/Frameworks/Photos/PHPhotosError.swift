public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// See [PHPhotosError](https://developer.apple.com/documentation/photokit/phphotoserror-swift.struct).
public struct PHPhotosError: _BridgedStoredNSError {
  /// See [PHPhotosError.Code](https://developer.apple.com/documentation/photokit/phphotoserror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = PHPhotosError

    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case invalidResource = 3302
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { PHPhotosErrorDomain }
  public static var errorDomain: String { PHPhotosErrorDomain }
}
