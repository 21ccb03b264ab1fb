/// See [CKModifyRecordZonesOperation](https://developer.apple.com/documentation/cloudkit/ckmodifyrecordzonesoperation).
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
    super.init()
  }

  override func fail(with error: CKError) {
    for zone in recordZonesToSave ?? [] { perRecordZoneSaveBlock?(zone.zoneID, .failure(error)) }
    for zoneID in recordZoneIDsToDelete ?? [] { perRecordZoneDeleteBlock?(zoneID, .failure(error)) }
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}
