import PersistenceEngine

/// https://developer.apple.com/documentation/coredata/nspersistenthistorytransaction
nonisolated open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  public let timestamp: Date
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  public let contextName: String?
  public let author: String?
  public let token: NSPersistentHistoryToken
  open internal(set) var changes: [NSPersistentHistoryChange]?

  init(_ transaction: StoreTransaction, store: NSPersistentStore) {
    timestamp = Date(timeIntervalSinceReferenceDate: transaction.date)
    transactionNumber = transaction.number
    storeID = store.identifier
    bundleID = transaction.author.bundle ?? ""
    processID = transaction.author.process ?? ""
    contextName = transaction.author.contextName
    author = transaction.author.author
    token = NSPersistentHistoryToken([store.identifier: transaction.number])
    super.init()
  }

  open class var entityDescription: NSEntityDescription? { HistoryEntities.transaction }

  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }

  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { HistoryEntities.request(entityDescription) }

  /// What a context takes over by `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    func identifiers(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: identifiers(.insert), NSUpdatedObjectIDsKey: identifiers(.update),
        NSDeletedObjectIDsKey: identifiers(.delete),
      ])
  }
}

/// https://developer.apple.com/documentation/coredata/nspersistenthistorychange
nonisolated open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  public let tombstone: [AnyHashable: Any]?
  public let updatedProperties: Set<NSPropertyDescription>?
  open internal(set) var transaction: NSPersistentHistoryTransaction?

  init(_ change: StoreTransaction.Change, in coordinator: NSPersistentStoreCoordinator) {
    let managed = coordinator.managed.entity(of: change.id)
    changeID = change.number
    changedObjectID = coordinator.identifier(of: change.id)
    switch change.kind {
    case .insertion: changeType = .insert
    case .update: changeType = .update
    case .deletion: changeType = .delete
    }
    updatedProperties = change.kind == .update ? Set(change.slots.map { managed.properties[$0] }) : nil
    var kept: [AnyHashable: Any] = [:]
    for (slot, value) in change.kept {
      guard let attribute = managed.property(at: slot).attribute else { continue }
      kept[managed.property(at: slot).name] = ValueCoding.object(of: value, kind: attribute.kind)
    }
    tombstone = change.kind == .deletion ? kept : nil
    super.init()
  }

  open class var entityDescription: NSEntityDescription? { HistoryEntities.change }

  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }

  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { HistoryEntities.request(entityDescription) }
}

/// https://developer.apple.com/documentation/coredata/nspersistenthistorychangetype
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}
