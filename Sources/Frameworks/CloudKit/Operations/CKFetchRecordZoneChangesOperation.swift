/// See [CKFetchRecordZoneChangesOperation](https://developer.apple.com/documentation/cloudkit/ckfetchrecordzonechangesoperation).
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var fetchAllChanges = true
  /// Is not called: nothing is received.
  open var recordChangedBlock: ((CKRecord) -> Void)?
  /// Is not called: nothing is received.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is not called: nothing is received.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Is not called: nothing is received.
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>
      ) -> Void
    )?
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }

  override var isReading: Bool { true }

  override func fail(with error: CKError) {
    for zoneID in recordZoneIDs ?? [] {
      recordZoneFetchCompletionBlock?(zoneID, nil, nil, false, error)
      recordZoneFetchResultBlock?(zoneID, .failure(error))
    }
    fetchRecordZoneChangesCompletionBlock?(error)
    fetchRecordZoneChangesResultBlock?(.failure(error))
  }
}

extension CKFetchRecordZoneChangesOperation {
  /// See [ZoneConfiguration](https://developer.apple.com/documentation/cloudkit/ckfetchrecordzonechangesoperation/zoneconfiguration).
  open class ZoneConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?

    public override init() { super.init() }

    public convenience init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.init()
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      previousServerChangeToken = coder.object(CKServerChangeToken.self, "PreviousServerChangeToken")
      resultsLimit = coder.decodeInteger(forKey: "ResultsLimit")
      desiredKeys = coder.texts("DesiredKeys")
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(object: previousServerChangeToken, forKey: "PreviousServerChangeToken")
      coder.encode(resultsLimit, forKey: "ResultsLimit")
      coder.encode(texts: desiredKeys, forKey: "DesiredKeys")
    }

    open override var classForKeyedArchiver: AnyClass? { CKFetchRecordZoneChangesConfiguration.self }

    open func copy(with zone: NSZone? = nil) -> Any {
      ZoneConfiguration(
        previousServerChangeToken: previousServerChangeToken, resultsLimit: resultsLimit, desiredKeys: desiredKeys)
    }
  }
}
