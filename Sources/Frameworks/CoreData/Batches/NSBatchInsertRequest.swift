/// https://developer.apple.com/documentation/coredata/nsbatchinsertrequest
nonisolated open class NSBatchInsertRequest: NSPersistentStoreRequest {
  private let description0: NSEntityDescription?
  private let name: String

  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    name = entityName
    description0 = nil
    objectsToInsert = dictionaries
    super.init()
  }

  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    name = entity.name ?? ""
    description0 = entity
    objectsToInsert = dictionaries
    super.init()
  }

  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    name = entityName
    description0 = nil
    dictionaryHandler = handler
    super.init()
  }

  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    name = entity.name ?? ""
    description0 = entity
    dictionaryHandler = handler
    super.init()
  }

  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    name = entityName
    description0 = nil
    managedObjectHandler = handler
    super.init()
  }

  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    name = entity.name ?? ""
    description0 = entity
    managedObjectHandler = handler
    super.init()
  }

  open var entityName: String { name }

  open var entity: NSEntityDescription? { description0 }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// https://developer.apple.com/documentation/coredata/nsbatchinsertrequestresulttype
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// https://developer.apple.com/documentation/coredata/nsbatchinsertresult
nonisolated open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}
