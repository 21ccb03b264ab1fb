import Foundation

enum AlertNotification {
  static let name = Notification.Name("Alert")
  /// The key of the alert in the notification's user information.
  static let alertKey = "alert"
}
