extension CKRecord {
  /// See [CKRecord.SystemType](https://developer.apple.com/documentation/cloudkit/ckrecord/systemtype).
  public enum SystemType {
    public static let userRecord: RecordType = "Users"
    public static let share: RecordType = "cloudkit.share"
  }

  /// See [CKRecord.SystemFieldKey](https://developer.apple.com/documentation/cloudkit/ckrecord/systemfieldkey).
  public enum SystemFieldKey {
    public static let recordID: FieldKey = "recordID"
    public static let creatorUserRecordID: FieldKey = "creatorUserRecordID"
    public static let creationDate: FieldKey = "creationDate"
    public static let lastModifiedUserRecordID: FieldKey = "lastModifiedUserRecordID"
    public static let modificationDate: FieldKey = "modificationDate"
    public static let parent: FieldKey = "parent"
    public static let share: FieldKey = "share"
  }

  public static let parentKey: FieldKey = SystemFieldKey.parent
  public static let shareKey: FieldKey = SystemFieldKey.share

  /// What the record has under a name beside its fields; nil also for other names.
  func systemValue(forKey key: String) -> Any? {
    switch key {
    case SystemFieldKey.recordID: recordID
    case SystemFieldKey.creatorUserRecordID: creatorUserRecordID
    case SystemFieldKey.creationDate: creationDate
    case SystemFieldKey.lastModifiedUserRecordID: lastModifiedUserRecordID
    case SystemFieldKey.modificationDate: modificationDate
    case SystemFieldKey.parent: parent
    case SystemFieldKey.share: share
    case "recordType": recordType
    case "recordChangeTag": recordChangeTag
    default: nil
    }
  }
}

public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
