extension CKRecord {
  /// See [CKRecord.ReferenceAction](https://developer.apple.com/documentation/cloudkit/ckrecord/referenceaction).
  public enum ReferenceAction: UInt, Sendable {
    case none
    case deleteSelf
  }

  /// See [CKRecord.Reference](https://developer.apple.com/documentation/cloudkit/ckrecord/reference).
  open class Reference: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var recordID: ID
    open private(set) var action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
      super.init()
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      guard let recordID = coder.object(ID.self, "RecordID") else { return nil }
      self.recordID = recordID
      action = ReferenceAction(rawValue: UInt(clamping: coder.decodeInteger(forKey: "ReferenceAction"))) ?? .none
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(object: recordID, forKey: "RecordID")
      coder.encode(Int(action.rawValue), forKey: "ReferenceAction")
    }

    open override var classForKeyedArchiver: AnyClass? { CKReference.self }

    /// The object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return other.recordID == recordID && other.action == action
    }

    open override var hash: Int { recordID.hash }

    open override var description: String { "<CKReference: recordID=\(recordID.shortDescription)>" }
  }
}
