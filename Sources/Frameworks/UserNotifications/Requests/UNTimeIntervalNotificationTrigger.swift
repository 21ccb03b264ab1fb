/// See [UNTimeIntervalNotificationTrigger](https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger).
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeating: repeats)
  }

  open func nextTriggerDate() -> Date? { nextDate }

  override var nextDate: Date? { Date(timeIntervalSinceNow: timeInterval) }
}
