public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// See [UNNotificationResponse](https://developer.apple.com/documentation/usernotifications/unnotificationresponse).
///
/// None comes by itself: nobody taps a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  open private(set) var notification: UNNotification
  open private(set) var actionIdentifier: String

  /// Only the notification and the action are read: tests make responses in this way.
  public init?(coder: NSCoder) {
    guard let notification = coder.decodeObject(forKey: "notification") as? UNNotification else { return nil }
    self.notification = notification
    actionIdentifier =
      coder.decodeObject(forKey: "actionIdentifier") as? String ?? UNNotificationDefaultActionIdentifier
    super.init()
  }
}

/// See [UNTextInputNotificationResponse](https://developer.apple.com/documentation/usernotifications/untextinputnotificationresponse).
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open private(set) var userText: String

  public override init?(coder: NSCoder) {
    userText = coder.decodeObject(forKey: "userText") as? String ?? ""
    super.init(coder: coder)
  }
}
