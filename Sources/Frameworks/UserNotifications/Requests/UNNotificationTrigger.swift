/// See [UNNotificationTrigger](https://developer.apple.com/documentation/usernotifications/unnotificationtrigger).
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  open private(set) var repeats: Bool

  init(repeating: Bool) {
    repeats = repeating
    super.init()
  }

  /// When the notification is due; never, where that is not a matter of time.
  var nextDate: Date? { nil }
}
