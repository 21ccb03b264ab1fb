public import CloudKit

/// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer
///
/// As on a simulator without an account: it keeps what it has on the device, and nothing is sent or received. Stores
/// that are to be kept in step tell so with an event.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    super.loadPersistentStores { [self] description, error in
      if error == nil, description.cloudKitContainerOptions != nil, let url = description.url,
        let store = persistentStoreCoordinator.persistentStore(for: url)
      {
        persistentStoreCoordinator.cloudKitEvents.setUp(store, in: self)
      }
      block(description, error)
    }
  }

  /// The schema would be made on the server.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
    throw CloudKitEvents.noAccount
  }

  // MARK: - Objects

  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }

  /// Nothing was sent yet, so that no object has a record.
  open func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }

  open func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] { [:] }

  open func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }

  open func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID] { [:] }

  // MARK: - Shares

  open func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }

  open func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }

  open func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?,
    completion: @escaping @Sendable (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) {
    CloudKitEvents.queue.async { completion(nil, nil, nil, CloudKitEvents.noAccount) }
  }

  public final func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?
  ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) { throw CloudKitEvents.noAccount }

  open func persistUpdatedShare(
    _ share: CKShare, in persistentStore: NSPersistentStore,
    completion: (@Sendable (CKShare?, (any Error)?) -> Void)? = nil
  ) {
    CloudKitEvents.queue.async { completion?(nil, CloudKitEvents.noAccount) }
  }

  @discardableResult
  public final func persistUpdatedShare(
    _ share: CKShare, in persistentStore: NSPersistentStore
  ) async throws -> CKShare { throw CloudKitEvents.noAccount }

  open func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
    completion: (@Sendable ([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
  ) {
    CloudKitEvents.queue.async { completion?(nil, CloudKitEvents.noAccount) }
  }

  @discardableResult
  public final func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore
  ) async throws -> [CKShare.Metadata] { throw CloudKitEvents.noAccount }

  open func fetchParticipants(
    matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore,
    completion: @escaping @Sendable ([CKShare.Participant]?, (any Error)?) -> Void
  ) {
    CloudKitEvents.queue.async { completion(nil, CloudKitEvents.noAccount) }
  }

  public final func fetchParticipants(
    matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore
  ) async throws -> [CKShare.Participant] { throw CloudKitEvents.noAccount }

  open func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?,
    completion: (@Sendable (CKRecordZone.ID?, (any Error)?) -> Void)? = nil
  ) {
    CloudKitEvents.queue.async { completion?(nil, CloudKitEvents.noAccount) }
  }

  @discardableResult
  public final func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?
  ) async throws -> CKRecordZone.ID { throw CloudKitEvents.noAccount }
}

/// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainerschemainitializationoptions
nonisolated public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = Self(rawValue: 1 << 1)
  public static let printSchema = Self(rawValue: 1 << 2)
}
