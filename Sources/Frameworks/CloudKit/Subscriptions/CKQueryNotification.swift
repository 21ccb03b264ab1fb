/// See [CKQueryNotification](https://developer.apple.com/documentation/cloudkit/ckquerynotification).
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// See [CKQueryNotification.Reason](https://developer.apple.com/documentation/cloudkit/ckquerynotification/reason).
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated
    case recordDeleted
  }

  open var queryNotificationReason: Reason { payload.integer("fo").flatMap { Reason(rawValue: $0) } ?? .recordCreated }
  open var recordFields: [String: Any]? { payload.body["af"] as? [String: Any] }
  open var databaseScope: CKDatabase.Scope { payload.scope }

  open var recordID: CKRecord.ID? {
    (payload.body["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: payload.zoneID ?? .default) }
  }
}

/// See [CKRecordZoneNotification](https://developer.apple.com/documentation/cloudkit/ckrecordzonenotification).
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { payload.zoneID }
  open var databaseScope: CKDatabase.Scope { payload.scope }
}

/// See [CKDatabaseNotification](https://developer.apple.com/documentation/cloudkit/ckdatabasenotification).
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { payload.scope }
}
