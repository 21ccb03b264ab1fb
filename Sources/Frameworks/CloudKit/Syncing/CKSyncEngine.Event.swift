extension CKSyncEngine {
  /// See [CKSyncEngine.Event](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event).
  ///
  /// Only updates of the state occur: nobody signs in, and nothing is sent or fetched.
  public enum Event: Sendable {
    case stateUpdate(StateUpdate)
    case accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    case sentDatabaseChanges(SentDatabaseChanges)
    case sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges)
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    case didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges)
    case didSendChanges(DidSendChanges)
  }
}

extension CKSyncEngine.Event {
  /// See [StateUpdate](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/stateupdate).
  public struct StateUpdate: Sendable {
    public let stateSerialization: CKSyncEngine.State.Serialization
  }

  /// See [FetchedDatabaseChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/fetcheddatabasechanges).
  public struct FetchedDatabaseChanges: Sendable {
    public let modifications: [CKDatabase.DatabaseChange.Modification]
    public let deletions: [CKDatabase.DatabaseChange.Deletion]
  }

  /// See [FetchedRecordZoneChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/fetchedrecordzonechanges).
  public struct FetchedRecordZoneChanges: Sendable {
    public let modifications: [CKDatabase.RecordZoneChange.Modification]
    public let deletions: [CKDatabase.RecordZoneChange.Deletion]
  }

  /// See [WillFetchChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/willfetchchanges).
  public struct WillFetchChanges: Sendable {
    public let context: CKSyncEngine.FetchChangesContext
  }

  /// See [WillFetchRecordZoneChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/willfetchrecordzonechanges).
  public struct WillFetchRecordZoneChanges: Sendable {
    public let zoneID: CKRecordZone.ID
  }

  /// See [DidFetchRecordZoneChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/didfetchrecordzonechanges).
  public struct DidFetchRecordZoneChanges: Sendable {
    public let zoneID: CKRecordZone.ID
    public let error: CKError?
  }

  /// See [DidFetchChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/didfetchchanges).
  public struct DidFetchChanges: Sendable {
    public let context: CKSyncEngine.FetchChangesContext
  }

  /// See [WillSendChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/willsendchanges).
  public struct WillSendChanges: Sendable {
    public let context: CKSyncEngine.SendChangesContext
  }

  /// See [DidSendChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/didsendchanges).
  public struct DidSendChanges: Sendable {
    public let context: CKSyncEngine.SendChangesContext
  }

  /// See [AccountChange](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/accountchange).
  public struct AccountChange: Sendable {
    /// See [ChangeType](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/accountchange/changetype-swift.enum).
    public enum ChangeType: Sendable, Equatable {
      case signIn(currentUser: CKRecord.ID)
      case signOut(previousUser: CKRecord.ID)
      case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
    }

    public let changeType: ChangeType
  }

  /// See [SentDatabaseChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/sentdatabasechanges).
  public struct SentDatabaseChanges: Sendable {
    /// See [FailedZoneSave](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/sentdatabasechanges/failedzonesave).
    public struct FailedZoneSave: Sendable {
      public let zone: CKRecordZone
      public let error: CKError
    }

    public let savedZones: [CKRecordZone]
    public let failedZoneSaves: [FailedZoneSave]
    public let deletedZoneIDs: [CKRecordZone.ID]
    public let failedZoneDeletes: [CKRecordZone.ID: CKError]
  }

  /// See [SentRecordZoneChanges](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/sentrecordzonechanges).
  public struct SentRecordZoneChanges: Sendable {
    /// See [FailedRecordSave](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/event/sentrecordzonechanges/failedrecordsave).
    public struct FailedRecordSave: Sendable {
      public let record: CKRecord
      public let error: CKError
    }

    public let savedRecords: [CKRecord]
    public let failedRecordSaves: [FailedRecordSave]
    public let deletedRecordIDs: [CKRecord.ID]
    public let failedRecordDeletes: [CKRecord.ID: CKError]
  }
}
