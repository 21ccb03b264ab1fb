/// https://developer.apple.com/documentation/coredata/nsfetchrequest
nonisolated open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, @unchecked Sendable {
  private var name: String?
  private var description0: NSEntityDescription?

  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var resultType: NSFetchRequestResultType = .managedObjectResultType

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  open var entity: NSEntityDescription? {
    get { description0 }
    set {
      description0 = newValue
      name = newValue?.name
    }
  }

  open var entityName: String? { name }

  /// Executes in the context whose queue this runs on.
  open func execute() throws -> [ResultType] {
    guard let context = ContextQueue.currentContext else {
      stop(
        .internalInconsistencyException,
        "-[NSFetchRequest execute] may only be called from within a block of a context's perform(_:)")
    }
    return try context.fetch(self)
  }

  /// The same object, of which nobody knows what it finds.
  var erased: NSFetchRequest<NSFetchRequestResult> {
    windfallErasedCast(self, to: NSFetchRequest<NSFetchRequestResult>.self)
  }

  func duplicate() -> NSFetchRequest<ResultType> {
    let copy = NSFetchRequest<ResultType>()
    copy.name = name
    copy.description0 = description0
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.resultType = resultType
    copy.affectedStores = affectedStores
    return copy
  }

  open override func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  open override var description: String {
    "<NSFetchRequest> (entity: \(name ?? "nil"); predicate: (\(predicate.map { "\($0)" } ?? "nil")); sortDescriptors: "
      + "(\(sortDescriptors.map { "\($0)" } ?? "nil")); )"
  }
}

/// https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest
nonisolated open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  open var estimatedResultCount = 0
  let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = blk
    super.init()
  }
}

/// https://developer.apple.com/documentation/coredata/nspersistentstoreasynchronousresult
nonisolated open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open internal(set) var operationError: (any Error)?
  open internal(set) var progress: Progress?
  var isCancelled = false

  init(_ context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
  }

  open func cancel() { isCancelled = true }
}

/// https://developer.apple.com/documentation/coredata/nsasynchronousfetchresult
nonisolated open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult
{
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}
