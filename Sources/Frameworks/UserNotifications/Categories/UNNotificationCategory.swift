/// See [UNNotificationCategory](https://developer.apple.com/documentation/usernotifications/unnotificationcategory).
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var actions: [UNNotificationAction]
  open private(set) var intentIdentifiers: [String]
  open private(set) var hiddenPreviewsBodyPlaceholder: String
  open private(set) var options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.options = options
    super.init()
  }

  /// Categories are the same by their values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && actions == other.actions && options == other.options
      && intentIdentifiers == other.intentIdentifiers
      && hiddenPreviewsBodyPlaceholder == other.hiddenPreviewsBodyPlaceholder
  }

  open override var hash: Int { identifier.hashValue }
}
