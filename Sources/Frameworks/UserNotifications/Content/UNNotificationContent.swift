/// See [UNNotificationContent](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var targetContentIdentifier: String?
    var filterCriteria: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  var values = Values()

  public override init() { super.init() }

  init(values: Values) {
    self.values = values
    super.init()
  }

  open var title: String { values.title }

  open var subtitle: String { values.subtitle }

  open var body: String { values.body }

  open var badge: NSNumber? { values.badge }

  open var sound: UNNotificationSound? { values.sound }

  open var userInfo: [AnyHashable: Any] { values.userInfo }

  open var attachments: [UNNotificationAttachment] { values.attachments }

  open var categoryIdentifier: String { values.categoryIdentifier }

  open var threadIdentifier: String { values.threadIdentifier }

  open var launchImageName: String { values.launchImageName }

  open var targetContentIdentifier: String? { values.targetContentIdentifier }

  open var filterCriteria: String? { values.filterCriteria }

  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

  open var relevanceScore: Double { values.relevanceScore }

  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values: values) }

  /// Contents are the same by their values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UNNotificationContent)?.values else { return false }
    return values.title == other.title && values.subtitle == other.subtitle && values.body == other.body
      && values.badge == other.badge && values.sound == other.sound && values.attachments == other.attachments
      && values.categoryIdentifier == other.categoryIdentifier && values.threadIdentifier == other.threadIdentifier
      && values.interruptionLevel == other.interruptionLevel
      && NSDictionary(dictionary: values.userInfo) == NSDictionary(dictionary: other.userInfo)
  }

  open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}

/// See [UNMutableNotificationContent](https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent).
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }

  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }

  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }

  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }

  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }

  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }

  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }

  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }

  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }

  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }

  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}
