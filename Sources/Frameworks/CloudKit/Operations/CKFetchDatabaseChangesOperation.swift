/// See [CKFetchDatabaseChangesOperation](https://developer.apple.com/documentation/cloudkit/ckfetchdatabasechangesoperation).
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var resultsLimit = 0
  open var fetchAllChanges = true
  /// Is not called: nothing is received.
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  /// Is not called: nothing is received.
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  /// Is not called: nothing is received.
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  /// Is not called: nothing is received.
  open var recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock: ((CKRecordZone.ID) -> Void)?
  /// Is not called: nothing is received.
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  open var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }

  override func fail(with error: CKError) {
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
    fetchDatabaseChangesResultBlock?(.failure(error))
  }
}
