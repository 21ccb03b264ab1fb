/// See [CKSubscription](https://developer.apple.com/documentation/cloudkit/cksubscription).
open class CKSubscription: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public typealias ID = String

  /// See [CKSubscription.SubscriptionType](https://developer.apple.com/documentation/cloudkit/cksubscription/subscriptiontype-swift.enum).
  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone
    case database
  }

  open private(set) var subscriptionID: ID
  open private(set) var subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(subscriptionID: ID, type: SubscriptionType) {
    self.subscriptionID = subscriptionID
    subscriptionType = type
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let identifier = coder.text("SubscriptionID"),
      let type = SubscriptionType(rawValue: coder.decodeInteger(forKey: "SubscriptionType"))
    else { return nil }
    subscriptionID = identifier
    subscriptionType = type
    notificationInfo = coder.object(NotificationInfo.self, "NotificationInfo")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(text: subscriptionID, forKey: "SubscriptionID")
    coder.encode(subscriptionType.rawValue, forKey: "SubscriptionType")
    coder.encode(object: notificationInfo, forKey: "NotificationInfo")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = duplicate()
    copy.notificationInfo = notificationInfo?.copy() as? NotificationInfo
    return copy
  }

  /// Another subscription of the same class, without what it tells.
  func duplicate() -> CKSubscription { CKSubscription(subscriptionID: subscriptionID, type: subscriptionType) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKSubscription else { return false }
    return type(of: other) == type(of: self) && other.subscriptionID == subscriptionID
  }

  open override var hash: Int { subscriptionID.hashValue }
}
