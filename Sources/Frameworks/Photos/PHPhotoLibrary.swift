@_spi(Windfall) import FoundationOverlay

/// See [PHPhotoLibrary](https://developer.apple.com/documentation/photokit/phphotolibrary).
///
/// Nobody is asked: access is denied, unless `WINDFALL_GRANT` names `photos`. The library is empty, and cannot be
/// changed.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  private static let lock = NSLock()
  nonisolated(unsafe) private static var status = PHAuthorizationStatus.notDetermined

  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus { lock.withLock { status } }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let answer = decide()
    Callback { handler(answer) }.callInBackground()
  }

  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { decide() }

  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Callback { completionHandler?(false, PHPhotosError(.accessUserDenied)) }.callInBackground()
  }

  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  private static func decide() -> PHAuthorizationStatus {
    lock.withLock {
      if status == .notDetermined { status = Permission.photos.isGranted ? .authorized : .denied }
      return status
    }
  }
}
