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
