extension CKSyncEngine {
  /// See [CKSyncEngine.FetchChangesOptions](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/fetchchangesoptions).
  public struct FetchChangesOptions: Sendable {
    /// See [Scope](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/fetchchangesoptions/scope-swift.enum).
    public enum Scope: Sendable, Equatable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])

      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zoneIDs): !zoneIDs.contains(zoneID)
        case .zoneIDs(let zoneIDs): zoneIDs.contains(zoneID)
        }
      }
    }

    public var scope: Scope
    public var operationGroup: CKOperationGroup
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []

    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      self.scope = scope
      self.operationGroup = operationGroup ?? CKOperationGroup()
    }
  }

  /// See [CKSyncEngine.FetchChangesContext](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/fetchchangescontext).
  public struct FetchChangesContext: Sendable {
    public let reason: SyncReason
    public let options: FetchChangesOptions
  }

  /// See [CKSyncEngine.SyncReason](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/syncreason).
  public enum SyncReason: Sendable {
    case scheduled
    case manual
  }
}
