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
