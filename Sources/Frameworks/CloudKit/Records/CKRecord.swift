@_spi(Windfall) import FoundationOverlay

/// See [CKRecord](https://developer.apple.com/documentation/cloudkit/ckrecord).
open class CKRecord: NSObject, NSCopying, NSSecureCoding, CKRecordKeyValueSetting, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  open private(set) var recordType: RecordType
  open private(set) var recordID: ID
  open private(set) var recordChangeTag: String?
  open private(set) var creatorUserRecordID: ID?
  open private(set) var creationDate: Date?
  open private(set) var lastModifiedUserRecordID: ID?
  open private(set) var modificationDate: Date?
  open internal(set) var share: Reference?
  open var parent: Reference?
  var plain = RecordFields()
  var encrypted = RecordFields()

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  public init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.recordType = recordType
    recordID = ID(zoneID: zoneID)
    super.init()
  }

  // MARK: - Fields

  open func object(forKey key: FieldKey) -> (any __CKRecordObjCValue)? { plain.values[key] }

  open func setObject(_ object: (any __CKRecordObjCValue)?, forKey key: FieldKey) {
    RecordFields.check(key: key)
    plain.set(object, forKey: key)
  }

  open subscript(key: FieldKey) -> (any __CKRecordObjCValue)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  /// A field, or what the record itself has under this name.
  open func value(forKey key: String) -> Any? { object(forKey: key) ?? systemValue(forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("parent", let reference as Reference?): parent = reference
    case (_, nil), (_, is NSNull): setObject(nil, forKey: key)
    case (_, let value?): setObject(RecordFields.value(value, forKey: key), forKey: key)
    }
  }

  /// In alphabetical order.
  open func allKeys() -> [FieldKey] { (Array(plain.values.keys) + encrypted.values.keys).sorted() }

  /// In alphabetical order.
  open func changedKeys() -> [FieldKey] { plain.changed.union(encrypted.changed).sorted() }

  /// The words of all texts, in small letters.
  open func allTokens() -> [String] {
    let texts = plain.values.sorted { $0.key < $1.key }.flatMap { RecordFields.texts(in: $0.value) }
    return texts.flatMap { text in
      text.lowercased().components(separatedBy: .alphanumerics.inverted).filter { !$0.isEmpty }
    }
  }

  open var encryptedValues: any CKRecordKeyValueSetting { EncryptedFields(of: self) }

  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }

  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }

  // MARK: - Coding

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let type = coder.text("RecordType"), let recordID = coder.object(ID.self, "RecordID") else { return nil }
    recordType = type
    self.recordID = recordID
    super.init()
    recordChangeTag = coder.text("ETag")
    creatorUserRecordID = coder.object(ID.self, "CreatorUserRecordID")
    creationDate = coder.date("RecordCtime")
    lastModifiedUserRecordID = coder.object(ID.self, "LastModifiedUserRecordID")
    modificationDate = coder.date("RecordMtime")
    share = coder.object(Reference.self, "ShareReference")
    parent = coder.object(Reference.self, "ParentReference")
    plain = RecordFields(coder: coder, name: "Values")
    encrypted = RecordFields(coder: coder, name: "EncryptedValues")
  }

  open func encode(with coder: NSCoder) {
    encodeSystemFields(with: coder)
    plain.encode(with: coder, name: "Values")
    encrypted.encode(with: coder, name: "EncryptedValues")
  }

  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(text: recordType, forKey: "RecordType")
    coder.encode(object: recordID, forKey: "RecordID")
    coder.encode(text: recordChangeTag, forKey: "ETag")
    coder.encode(object: creatorUserRecordID, forKey: "CreatorUserRecordID")
    coder.encode(date: creationDate, forKey: "RecordCtime")
    coder.encode(object: lastModifiedUserRecordID, forKey: "LastModifiedUserRecordID")
    coder.encode(date: modificationDate, forKey: "RecordMtime")
    coder.encode(object: share, forKey: "ShareReference")
    coder.encode(object: parent, forKey: "ParentReference")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    take(over: copy)
    return copy
  }

  /// Gives a copy what this record has beside its type and ID.
  func take(over copy: CKRecord) {
    copy.recordChangeTag = recordChangeTag
    copy.creatorUserRecordID = creatorUserRecordID
    copy.creationDate = creationDate
    copy.lastModifiedUserRecordID = lastModifiedUserRecordID
    copy.modificationDate = modificationDate
    copy.share = share
    copy.parent = parent
    copy.plain = plain
    copy.encrypted = encrypted
  }

  open override var description: String {
    let fields = allKeys().map { key in plain.values[key].map { "\(key) = \($0)" } ?? "\(key) = <encrypted>" }
    let text = fields.isEmpty ? "" : ", values={ \(fields.joined(separator: ", ")) }"
    return "<CKRecord: recordID=\(recordID.shortDescription), recordType=\(recordType)\(text)>"
  }
}
