/// https://developer.apple.com/documentation/coredata/nsbatchdeleterequest
nonisolated open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = objects.first?.entity
    request.predicate = NSPredicate(format: "SELF IN %@", argumentArray: [objects])
    self.init(fetchRequest: request)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// https://developer.apple.com/documentation/coredata/nsbatchdeleteresult
nonisolated open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}
