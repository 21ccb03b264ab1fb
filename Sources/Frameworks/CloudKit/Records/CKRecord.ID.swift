extension CKRecord {
  /// See [CKRecord.ID](https://developer.apple.com/documentation/cloudkit/ckrecord/id).
  open class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var recordName: String
    open private(set) var zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      guard let name = coder.text("RecordName"), let zoneID = coder.object(CKRecordZone.ID.self, "ZoneID") else {
        return nil
      }
      recordName = name
      self.zoneID = zoneID
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(text: recordName, forKey: "RecordName")
      coder.encode(object: zoneID, forKey: "ZoneID")
    }

    open override var classForKeyedArchiver: AnyClass? { CKRecordID.self }

    /// The object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(recordName)
      hasher.combine(zoneID)
      return hasher.finalize()
    }

    var shortDescription: String { "\(recordName):(\(zoneID.zoneName):\(zoneID.ownerName))" }

    open override var description: String {
      "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID.zoneName):\(zoneID.ownerName)>"
    }
  }
}
