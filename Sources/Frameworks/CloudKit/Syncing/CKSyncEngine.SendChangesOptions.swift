extension CKSyncEngine {
  /// See [CKSyncEngine.SendChangesOptions](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/sendchangesoptions).
  public struct SendChangesOptions: Sendable {
    /// See [Scope](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/sendchangesoptions/scope-swift.enum).
    public enum Scope: Sendable, Equatable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])
      case recordIDs([CKRecord.ID])

      public func contains(_ recordID: CKRecord.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zoneIDs): !zoneIDs.contains(recordID.zoneID)
        case .zoneIDs(let zoneIDs): zoneIDs.contains(recordID.zoneID)
        case .recordIDs(let recordIDs): recordIDs.contains(recordID)
        }
      }

      public func contains(_ pendingChange: PendingRecordZoneChange) -> Bool { contains(pendingChange.recordID) }
    }

    public var scope: Scope
    public var operationGroup: CKOperationGroup

    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      self.scope = scope
      self.operationGroup = operationGroup ?? CKOperationGroup()
    }
  }

  /// See [CKSyncEngine.SendChangesContext](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/sendchangescontext).
  public struct SendChangesContext: Sendable {
    public let reason: SyncReason
    public let options: SendChangesOptions
  }
}
