/// See [CKQuerySubscription](https://developer.apple.com/documentation/cloudkit/ckquerysubscription).
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// See [CKQuerySubscription.Options](https://developer.apple.com/documentation/cloudkit/ckquerysubscription/options).
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    public static let firesOnce = Options(rawValue: 1 << 3)
  }

  private let type: CKRecord.RecordType
  open private(set) var predicate: NSPredicate
  open private(set) var querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?
  open var recordType: CKRecord.RecordType? { type }

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: Options = [
      .firesOnRecordCreation, .firesOnRecordUpdate, .firesOnRecordDeletion,
    ]
  ) {
    type = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID: subscriptionID, type: .query)
  }

  public required init?(coder: NSCoder) {
    guard let type = coder.text("RecordType"), let predicate = ArchivedPredicate.predicate(coder, "Predicate") else {
      return nil
    }
    self.type = type
    self.predicate = predicate
    querySubscriptionOptions = Options(rawValue: UInt(clamping: coder.decodeInteger(forKey: "Options")))
    zoneID = coder.object(CKRecordZone.ID.self, "ZoneID")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text: type, forKey: "RecordType")
    ArchivedPredicate.encode(predicate, with: coder, "Predicate")
    coder.encode(Int(clamping: querySubscriptionOptions.rawValue), forKey: "Options")
    coder.encode(object: zoneID, forKey: "ZoneID")
  }

  override func duplicate() -> CKSubscription {
    let copy = CKQuerySubscription(
      recordType: type, predicate: predicate, subscriptionID: subscriptionID, options: querySubscriptionOptions)
    copy.zoneID = zoneID
    return copy
  }
}
