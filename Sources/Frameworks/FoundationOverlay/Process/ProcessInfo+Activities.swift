import Foundation

/// Nothing here slows an app down, puts the device to sleep or suspends the process, so that there is nothing that an
/// activity would hold off.
extension ProcessInfo {
  /// See [ProcessInfo.ActivityOptions](https://developer.apple.com/documentation/foundation/processinfo/activityoptions).
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
    public static let background = ActivityOptions(rawValue: 0x0000_00FF)
    public static let latencyCritical = ActivityOptions(rawValue: 0x00FF_0000_0000)
    public static let userInteractive: ActivityOptions = [.userInitiated, .latencyCritical]
    public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
    public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
  }

  /// An activity that has begun.
  private final class Activity: NSObject {
    let options: ActivityOptions
    let reason: String

    init(_ options: ActivityOptions, _ reason: String) {
      self.options = options
      self.reason = reason
    }

    override var description: String { "\(reason) (options \(options.rawValue))" }
  }

  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    Activity(options, reason)
  }

  /// Stops where the activity is not one of `beginActivity`.
  public func endActivity(_ activity: any NSObjectProtocol) {
    precondition(activity is Activity, "ProcessInfo.endActivity(_:) requires an activity that has begun: \(activity)")
  }

  public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
    let activity = beginActivity(options: options, reason: reason)
    block()
    endActivity(activity)
  }

  /// The activity is never told to stop: the process is not suspended.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension NSNotification.Name {
  /// See [NSSystemClockDidChange](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nssystemclockdidchange).
  public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
