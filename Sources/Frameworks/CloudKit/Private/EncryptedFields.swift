@_spi(Windfall) import FoundationOverlay

/// The fields of a record that are encrypted.
final class EncryptedFields: NSObject, CKRecordKeyValueSetting {
  private let record: CKRecord

  init(of record: CKRecord) { self.record = record }

  func object(forKey key: CKRecord.FieldKey) -> (any __CKRecordObjCValue)? { record.encrypted.values[key] }

  /// References and files cannot be encrypted, as on iOS.
  func setObject(_ object: (any __CKRecordObjCValue)?, forKey key: CKRecord.FieldKey) {
    if object is CKRecord.Reference || object is CKAsset {
      NSException(
        name: .invalidArgumentException, reason: "\(type(of: object)) cannot be encrypted, for the key \(key)"
      ).raise()
    }
    RecordFields.check(key: key)
    record.encrypted.set(object, forKey: key)
  }

  subscript(key: CKRecord.FieldKey) -> (any __CKRecordObjCValue)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  func allKeys() -> [CKRecord.FieldKey] { record.encrypted.values.keys.sorted() }

  func changedKeys() -> [CKRecord.FieldKey] { record.encrypted.changed.sorted() }
}
