/// https://developer.apple.com/documentation/coredata/nsbatchupdaterequest
nonisolated open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  private let description0: NSEntityDescription?
  private let name: String

  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    name = entityName
    description0 = nil
    super.init()
  }

  public init(entity: NSEntityDescription) {
    name = entity.name ?? ""
    description0 = entity
    super.init()
  }

  open var entityName: String { name }

  open var entity: NSEntityDescription {
    guard let description0 else { stop(.internalInconsistencyException, "The request knows its entity by name only.") }
    return description0
  }

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// https://developer.apple.com/documentation/coredata/nsbatchupdaterequestresulttype
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// https://developer.apple.com/documentation/coredata/nsbatchupdateresult
nonisolated open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}
