/// See [CKDatabaseSubscription](https://developer.apple.com/documentation/cloudkit/ckdatabasesubscription).
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public convenience init() { self.init(subscriptionID: UUID().uuidString) }

  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID: subscriptionID, type: .database) }

  public required init?(coder: NSCoder) {
    recordType = coder.text("RecordType")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text: recordType, forKey: "RecordType")
  }

  override func duplicate() -> CKSubscription {
    let copy = CKDatabaseSubscription(subscriptionID: subscriptionID)
    copy.recordType = recordType
    return copy
  }
}
