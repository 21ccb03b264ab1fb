/// See [UNNotificationSetting](https://developer.apple.com/documentation/usernotifications/unnotificationsetting).
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}
