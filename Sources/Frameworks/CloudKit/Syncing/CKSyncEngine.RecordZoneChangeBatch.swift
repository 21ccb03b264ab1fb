extension CKSyncEngine {
  /// See [CKSyncEngine.RecordZoneChangeBatch](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/recordzonechangebatch).
  public struct RecordZoneChangeBatch: Sendable {
    /// As many as the server takes at once.
    private static let limit = 400

    public var recordsToSave: [CKRecord]
    public var recordIDsToDelete: [CKRecord.ID]
    public var atomicByZone: Bool

    public init?(
      pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
    ) async {
      self.init()
      for change in pendingChanges where recordsToSave.count + recordIDsToDelete.count < Self.limit {
        switch change {
        case .saveRecord(let recordID):
          if let record = await recordProvider(recordID) { recordsToSave.append(record) }
        case .deleteRecord(let recordID): recordIDsToDelete.append(recordID)
        }
      }
      if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
    }

    public init(
      recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false
    ) {
      self.recordsToSave = recordsToSave
      self.recordIDsToDelete = recordIDsToDelete
      self.atomicByZone = atomicByZone
    }
  }

  /// See [CKSyncEngine.PendingRecordZoneChange](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/pendingrecordzonechange).
  public enum PendingRecordZoneChange: Sendable, Hashable {
    case saveRecord(CKRecord.ID)
    case deleteRecord(CKRecord.ID)

    var recordID: CKRecord.ID {
      switch self {
      case .saveRecord(let recordID), .deleteRecord(let recordID): recordID
      }
    }
  }

  /// See [CKSyncEngine.PendingDatabaseChange](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/pendingdatabasechange).
  public enum PendingDatabaseChange: Sendable, Hashable {
    case saveZone(CKRecordZone)
    case deleteZone(CKRecordZone.ID)

    var zoneID: CKRecordZone.ID {
      switch self {
      case .saveZone(let zone): zone.zoneID
      case .deleteZone(let zoneID): zoneID
      }
    }
  }
}
