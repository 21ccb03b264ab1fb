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
    case persistentChangeTokenExpired = 3105
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case persistentChangeDetailsUnavailable = 3210
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case libraryInFileProviderSyncRoot = 5423
    case accessUserDenied = 3311
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { PHPhotosErrorDomain }
  public static var errorDomain: String { PHPhotosErrorDomain }
}
