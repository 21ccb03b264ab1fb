@_spi(Windfall) import FoundationOverlay

/// See [ATTrackingManager](https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager).
///
/// Nobody is asked: tracking is denied, unless `WINDFALL_GRANT` names `tracking`.
open class ATTrackingManager: NSObject {
  /// See [ATTrackingManager.AuthorizationStatus](https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/authorizationstatus).
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var status = AuthorizationStatus.notDetermined

  open class var trackingAuthorizationStatus: AuthorizationStatus { lock.withLock { status } }

  @preconcurrency open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    let answer = decide()
    Callback { completion(answer) }.callInBackground()
  }

  @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus { decide() }

  private static func decide() -> AuthorizationStatus {
    lock.withLock {
      if status == .notDetermined { status = Permission.tracking.isGranted ? .authorized : .denied }
      return status
    }
  }
}
