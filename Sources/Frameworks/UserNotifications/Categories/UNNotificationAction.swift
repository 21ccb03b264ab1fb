/// See [UNNotificationAction](https://developer.apple.com/documentation/usernotifications/unnotificationaction).
open class UNNotificationAction: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var title: String
  open private(set) var options: UNNotificationActionOptions

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }

  /// Actions are the same by their values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return identifier == other.identifier && title == other.title && options == other.options
  }

  open override var hash: Int { identifier.hashValue }
}
