/// https://developer.apple.com/documentation/coredata/nspersistentstorerequest
nonisolated open class NSPersistentStoreRequest: NSObject, NSCopying {
  open var affectedStores: [NSPersistentStore]?

  public override init() { super.init() }

  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// https://developer.apple.com/documentation/coredata/nspersistentstorerequesttype
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// https://developer.apple.com/documentation/coredata/nspersistentstoreresult
nonisolated open class NSPersistentStoreResult: NSObject {}
