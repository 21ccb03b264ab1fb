/// See [CKModifyRecordsOperation](https://developer.apple.com/documentation/cloudkit/ckmodifyrecordsoperation).
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// See [RecordSavePolicy](https://developer.apple.com/documentation/cloudkit/ckmodifyrecordsoperation/recordsavepolicy).
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged
    case changedKeys
    case allKeys
  }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var clientChangeTokenData: Data?
  /// Is not called: nothing is sent.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
    super.init()
  }

  override func fail(with error: CKError) {
    for record in recordsToSave ?? [] {
      perRecordCompletionBlock?(record, error)
      perRecordSaveBlock?(record.recordID, .failure(error))
    }
    for recordID in recordIDsToDelete ?? [] { perRecordDeleteBlock?(recordID, .failure(error)) }
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}
