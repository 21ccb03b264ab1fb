/// See [ActivityAuthorizationInfo](https://developer.apple.com/documentation/activitykit/activityauthorizationinfo).
///
/// As on a device without Live Activities.
public final class ActivityAuthorizationInfo: Sendable {
  public let areActivitiesEnabled = false
  public let frequentPushesEnabled = false

  public init() {}

  /// Ends at once: nothing changes.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
