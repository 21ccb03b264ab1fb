/// See [CKRecordZoneSubscription](https://developer.apple.com/documentation/cloudkit/ckrecordzonesubscription).
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  open private(set) var zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public convenience init(zoneID: CKRecordZone.ID) {
    self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
  }

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(subscriptionID: subscriptionID, type: .recordZone)
  }

  public required init?(coder: NSCoder) {
    guard let zoneID = coder.object(CKRecordZone.ID.self, "ZoneID") else { return nil }
    self.zoneID = zoneID
    recordType = coder.text("RecordType")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(object: zoneID, forKey: "ZoneID")
    coder.encode(text: recordType, forKey: "RecordType")
  }

  override func duplicate() -> CKSubscription {
    let copy = CKRecordZoneSubscription(zoneID: zoneID, subscriptionID: subscriptionID)
    copy.recordType = recordType
    return copy
  }
}
