/// See [CKFetchRecordsOperation](https://developer.apple.com/documentation/cloudkit/ckfetchrecordsoperation).
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Is not called: nothing is received.
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Nobody's record is asked for where nobody is signed in.
  private var isForCurrentUser = false

  public required override init() { super.init() }

  public init(recordIDs: [CKRecord.ID]) {
    self.recordIDs = recordIDs
    super.init()
  }

  open class func fetchCurrentUserRecordOperation() -> Self {
    let operation = self.init()
    operation.isForCurrentUser = true
    return operation
  }

  override var isReading: Bool { !isForCurrentUser }

  override func fail(with error: CKError) {
    for recordID in recordIDs ?? [] {
      perRecordCompletionBlock?(nil, recordID, error)
      perRecordResultBlock?(recordID, .failure(error))
    }
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}
