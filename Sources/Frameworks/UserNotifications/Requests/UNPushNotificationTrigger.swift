/// See [UNPushNotificationTrigger](https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger).
///
/// No notification comes from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
