/// See [UNNotificationRequest](https://developer.apple.com/documentation/usernotifications/unnotificationrequest).
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var content: UNNotificationContent
  open private(set) var trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }
}
