/// See [CKFetchRecordZonesOperation](https://developer.apple.com/documentation/cloudkit/ckfetchrecordzonesoperation).
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

  public required override init() { super.init() }

  public init(recordZoneIDs: [CKRecordZone.ID]) {
    self.recordZoneIDs = recordZoneIDs
    super.init()
  }

  open class func fetchAllRecordZonesOperation() -> Self { self.init() }

  override var isReading: Bool { true }

  override func fail(with error: CKError) {
    for zoneID in recordZoneIDs ?? [] { perRecordZoneResultBlock?(zoneID, .failure(error)) }
    fetchRecordZonesCompletionBlock?(nil, error)
    fetchRecordZonesResultBlock?(.failure(error))
  }
}
