/// See [UNAlertStyle](https://developer.apple.com/documentation/usernotifications/unalertstyle).
public enum UNAlertStyle: Int, Sendable {
  case none, banner, alert
}
