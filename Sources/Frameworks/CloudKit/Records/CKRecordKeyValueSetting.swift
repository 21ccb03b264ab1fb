/// See [CKRecordKeyValueSetting](https://developer.apple.com/documentation/cloudkit/ckrecordkeyvaluesetting).
public protocol CKRecordKeyValueSetting: NSObjectProtocol {
  func object(forKey key: CKRecord.FieldKey) -> (any __CKRecordObjCValue)?
  func setObject(_ object: (any __CKRecordObjCValue)?, forKey key: CKRecord.FieldKey)
  subscript(key: CKRecord.FieldKey) -> (any __CKRecordObjCValue)? { get set }
  func allKeys() -> [CKRecord.FieldKey]
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  /// A number is read as any type of number; what cannot be read as the type ends the process, as on iOS.
  public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get {
      guard let value = object(forKey: key) else { return nil }
      if let number = value as? NSNumber, let type = T.self as? any RecordNumber.Type {
        return type.init(recordNumber: number) as? T
      }
      guard let result = value as? T else { fatalError("the field \(key) is no \(T.self): \(value)") }
      return result
    }
    set { setObject(newValue.flatMap { RecordFields.value($0, forKey: key) }, forKey: key) }
  }

  public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key).flatMap { RecordFields.native($0) } }
    set { setObject(newValue.flatMap { RecordFields.value($0, forKey: key) }, forKey: key) }
  }

  /// In the alphabetical order of the keys.
  public func makeIterator() -> CKRecordKeyValueIterator {
    CKRecordKeyValueIterator(
      fields: allKeys().compactMap { key in
        object(forKey: key).flatMap { RecordFields.native($0) }.map { (key, $0) }
      })
  }
}

extension CKRecord: Sequence {}

/// See [CKRecordKeyValueIterator](https://developer.apple.com/documentation/cloudkit/ckrecordkeyvalueiterator).
public struct CKRecordKeyValueIterator: IteratorProtocol {
  private var fields: IndexingIterator<[(CKRecord.FieldKey, any CKRecordValueProtocol)]>

  init(fields: [(CKRecord.FieldKey, any CKRecordValueProtocol)]) { self.fields = fields.makeIterator() }

  public mutating func next() -> (CKRecord.FieldKey, any CKRecordValueProtocol)? { fields.next() }
}
