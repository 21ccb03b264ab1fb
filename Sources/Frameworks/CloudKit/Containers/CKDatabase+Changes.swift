extension CKDatabase {
  /// See [CKDatabase.DatabaseChange](https://developer.apple.com/documentation/cloudkit/ckdatabase/databasechange).
  public enum DatabaseChange {
    /// See [Modification](https://developer.apple.com/documentation/cloudkit/ckdatabase/databasechange/modification).
    public struct Modification: Sendable {
      public private(set) var zoneID: CKRecordZone.ID
    }

    /// See [Deletion](https://developer.apple.com/documentation/cloudkit/ckdatabase/databasechange/deletion).
    public struct Deletion: Sendable {
      /// See [Reason](https://developer.apple.com/documentation/cloudkit/ckdatabase/databasechange/deletion/reason-swift.enum).
      public enum Reason: Sendable {
        case deleted
        case purged
        case encryptedDataReset
      }

      public private(set) var zoneID: CKRecordZone.ID
      public private(set) var reason: Reason
      public var purged: Bool { reason == .purged }
    }
  }

  /// See [CKDatabase.RecordZoneChange](https://developer.apple.com/documentation/cloudkit/ckdatabase/recordzonechange).
  public enum RecordZoneChange {
    /// See [Modification](https://developer.apple.com/documentation/cloudkit/ckdatabase/recordzonechange/modification).
    public struct Modification: Sendable {
      public private(set) var record: CKRecord
    }

    /// See [Deletion](https://developer.apple.com/documentation/cloudkit/ckdatabase/recordzonechange/deletion).
    public struct Deletion: Sendable {
      public private(set) var recordID: CKRecord.ID
      public private(set) var recordType: CKRecord.RecordType
    }
  }

  public func fetchDatabaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
            changeToken: CKServerChangeToken,
            moreComing: Bool
          ), any Error
        >
      ) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func databaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken,
    moreComing: Bool
  ) { throw SignedOut.error }

  public func fetchRecordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
            deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
          ), any Error
        >
      ) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(error(reading: true)))
  }

  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw error(reading: true) }
}
