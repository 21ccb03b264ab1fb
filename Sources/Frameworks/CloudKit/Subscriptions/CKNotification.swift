/// See [CKNotification](https://developer.apple.com/documentation/cloudkit/cknotification).
open class CKNotification: NSObject, NSSecureCoding, _CKNotificationMaking, @unchecked Sendable {
  /// See [CKNotification.NotificationType](https://developer.apple.com/documentation/cloudkit/cknotification/notificationtype-swift.enum).
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone
    case readNotification
    case database
  }

  /// See [CKNotification.ID](https://developer.apple.com/documentation/cloudkit/cknotification/id).
  open class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let text: String

    init(_ text: String) { self.text = text }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      guard let text = coder.text("NotificationID") else { return nil }
      self.text = text
    }

    open func encode(with coder: NSCoder) { coder.encode(text: text, forKey: "NotificationID") }

    open override var classForKeyedArchiver: AnyClass? { CKNotificationID.self }

    /// The object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.text == text }

    open override var hash: Int { text.hashValue }
  }

  let payload: NotificationPayload

  init(_ payload: NotificationPayload) {
    self.payload = payload
    super.init()
  }

  open var notificationType: NotificationType { payload.type }
  open var notificationID: ID? { payload.cloud["nid"].flatMap { $0 as? String }.map { ID($0) } }
  open var containerIdentifier: String? { payload.cloud["cid"] as? String }
  open var subscriptionID: CKSubscription.ID? { payload.body["sid"] as? String }
  open var subscriptionOwnerUserRecordID: CKRecord.ID? {
    (payload.cloud["ckuserid"] as? String).map { CKRecord.ID(recordName: $0) }
  }
  /// What was left out because the payload had become too large.
  open var isPruned: Bool { (payload.cloud["p"] as? NSNumber)?.boolValue ?? false }

  // MARK: - What is shown

  open var alertBody: String? { payload.alert["body"] as? String ?? payload.push["alert"] as? String }
  open var alertLocalizationKey: String? { payload.alert["loc-key"] as? String }
  open var alertLocalizationArgs: [String]? { payload.alert["loc-args"] as? [String] }
  open var alertActionLocalizationKey: String? { payload.alert["action-loc-key"] as? String }
  open var alertLaunchImage: String? { payload.alert["launch-image"] as? String }
  open var title: String? { payload.alert["title"] as? String }
  open var titleLocalizationKey: String? { payload.alert["title-loc-key"] as? String }
  open var titleLocalizationArgs: [String]? { payload.alert["title-loc-args"] as? [String] }
  open var subtitle: String? { payload.alert["subtitle"] as? String }
  open var subtitleLocalizationKey: String? { payload.alert["subtitle-loc-key"] as? String }
  open var subtitleLocalizationArgs: [String]? { payload.alert["subtitle-loc-args"] as? [String] }
  open var badge: NSNumber? { payload.push["badge"] as? NSNumber }
  open var soundName: String? { payload.push["sound"] as? String }
  open var category: String? { payload.push["category"] as? String }

  // MARK: - Coding

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let payload = NotificationPayload(coder: coder) else { return nil }
    self.payload = payload
    super.init()
  }

  open func encode(with coder: NSCoder) { payload.encode(with: coder) }
}

/// An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
public protocol _CKNotificationMaking {}

extension _CKNotificationMaking where Self: CKNotification {
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let payload = NotificationPayload(notificationDictionary), let made = payload.notification as? Self else {
      return nil
    }
    self = made
  }
}
