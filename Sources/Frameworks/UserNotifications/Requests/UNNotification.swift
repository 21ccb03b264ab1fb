/// See [UNNotification](https://developer.apple.com/documentation/usernotifications/unnotification).
open class UNNotification: NSObject, @unchecked Sendable {
  open private(set) var date: Date
  open private(set) var request: UNNotificationRequest

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }

  /// Only the request and the date are read: tests make notifications in this way.
  public init?(coder: NSCoder) {
    guard let request = coder.decodeObject(forKey: "request") as? UNNotificationRequest else { return nil }
    self.request = request
    date = coder.decodeObject(forKey: "date") as? Date ?? Date()
    super.init()
  }
}

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

/// See [UNPushNotificationTrigger](https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger).
///
/// No notification comes from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

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

/// See [UNCalendarNotificationTrigger](https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger).
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeating: repeats)
  }

  open func nextTriggerDate() -> Date? { nextDate }

  override var nextDate: Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}
