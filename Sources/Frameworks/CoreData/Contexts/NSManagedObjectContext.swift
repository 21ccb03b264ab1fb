import PersistenceEngine

/// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/concurrencytype-swift.struct
  public enum ConcurrencyType: Sendable {
    case mainQueue, privateQueue
  }

  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/scheduledtasktype
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  let queue: ContextQueue
  /// All objects that somebody holds, by their IDs.
  let registry = ObjectRegistry()
  /// Objects with changes, in the order of their first ones.
  var changed: [NSManagedObject] = []
  /// Those with changes that have not been processed.
  var pending: [NSManagedObject] = []
  /// Those that others have deleted since changes were last processed.
  var deletedElsewhere: [NSManagedObject] = []
  var isProcessing = false
  var isProcessingScheduled = false
  var isSaving = false
  var isUndoing = false
  let children = WeakList<NSManagedObjectContext>()
  /// Results controllers and queries that live on this context.
  let followers = WeakList<ContextFollower>()
  /// The stores that new objects were assigned to.
  var assignments: [ObjectID: NSPersistentStore] = [:]
  /// Keeps objects while `retainsRegisteredObjects` says so.
  var retained: Set<NSManagedObject> = []
  private var directCoordinator: NSPersistentStoreCoordinator?
  private var directParent: NSManagedObjectContext?
  private var policy: Any = NSMergePolicy.error
  /// Which state of the stores is read; nil for the latest.
  var generationToken: NSQueryGenerationToken?

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(ct)
    super.init()
    queue.owner = self
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  // MARK: - Settings

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String? { didSet { queue.name = name } }
  open var transactionAuthor: String?
  open var undoManager: UndoManager?
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var stalenessInterval: TimeInterval = -1
  open private(set) lazy var userInfo = NSMutableDictionary()

  open var retainsRegisteredObjects = false {
    didSet { retained = retainsRegisteredObjects ? registeredObjects : [] }
  }

  open var mergePolicy: Any {
    get { policy }
    set { policy = newValue }
  }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { directCoordinator ?? directParent?.persistentStoreCoordinator }
    set {
      guard newValue !== directCoordinator else { return }
      startAnew()
      directCoordinator?.contexts.remove(self)
      directCoordinator = newValue
      newValue?.contexts.add(self)
    }
  }

  open var parent: NSManagedObjectContext? {
    get { directParent }
    set {
      if newValue != nil, directCoordinator != nil {
        stop(.invalidArgumentException, "Context already has a coordinator;  cannot replace.")
      }
      directParent = newValue
      newValue?.children.add(self)
    }
  }

  var rootCoordinator: NSPersistentStoreCoordinator? { directCoordinator ?? directParent?.rootCoordinator }

  @_spi(Windfall) public var modelInUse: ManagedModel? { rootCoordinator?.managed }

  // MARK: - Queues

  open func perform(_ block: @escaping () -> Void) {
    let carried = Carried(block)
    queue.async { [self] in
      carried.content()
      processPendingChanges()
    }
  }

  open func performAndWait(_ block: () -> Void) { queue.sync(block) }

  public final func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    var result: Result<T, E>?
    queue.sync {
      do throws(E) { result = .success(try block()) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("the queue runs what it is given") }
    return try result.get()
  }

  public nonisolated(nonsending) final func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    guard schedule == .immediate, queue.isCurrent else { return try await result(of: block) { throw $0 } }
    defer { processPendingChanges() }
    return try queue.run(block)
  }

  /// What the block throws comes back to the one who waits, where a function that only rethrows may throw it.
  private nonisolated(nonsending) func result<T>(
    of block: @escaping () throws -> T, rethrowing: (any Error) throws -> T
  ) async rethrows -> T {
    let carried = Carried(block)
    let result: Carried<Result<T, any Error>> = await withCheckedContinuation { continuation in
      queue.async { [self] in
        let result = Result { try carried.content() }
        processPendingChanges()
        continuation.resume(returning: Carried(result))
      }
    }
    // The queue may have been done before the caller waited: what its work has put into the caller's queue comes first.
    await Task.yield()
    switch result.content {
    case .success(let value): return value
    case .failure(let error): return try rethrowing(error)
    }
  }

  // MARK: - Objects

  open var registeredObjects: Set<NSManagedObject> {
    checkQueue()
    return Set(registry.objects)
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    checkQueue()
    return registered(ownID(of: objectID))
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    checkQueue()
    return object(for: ownID(of: objectID))
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    checkQueue()
    return try existing(ownID(of: objectID))
  }

  open var insertedObjects: Set<NSManagedObject> { changed(.inserted, without: .deleted) }

  open var updatedObjects: Set<NSManagedObject> { changed(.updated, without: [.inserted, .deleted]) }

  open var deletedObjects: Set<NSManagedObject> { changed(.deleted, without: []).union(deletedElsewhere) }

  open var hasChanges: Bool { changed.contains { $0.hasChanges } }

  open func insert(_ object: NSManagedObject) { insertKnown(object) }

  open func delete(_ object: NSManagedObject) {
    checkQueue()
    markDeleted(object)
  }

  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject, object.id.isTemporary else {
      stop(.invalidArgumentException, "Can't reassign an object to a different store once it has been saved.")
    }
    assignments[object.id] = store
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    checkQueue()
    try givePermanentIDs(to: objects)
  }

  // MARK: - Fetching

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found: _FetchedObjects = try fetch(request.erased)
    return found.objects.map { result in
      guard let result = result as? T else {
        stop(.invalidArgumentException, "The fetch found \(Swift.type(of: result)), which is no \(T.self)")
      }
      return result
    }
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try FetchOperation(request.erased, in: self).count()
  }

  /// What `#selector(NSManagedObjectContext.fetch(_:))` names: every fetch goes by it and by those below, one after the
  /// other, each of which tests exchange for a method that fails.
  @_disfavoredOverload open func fetch(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> _FetchedObjects {
    try __fetch(request)
  }

  open func __fetch(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> _FetchedObjects {
    _FetchedObjects(objects: (try execute(request) as? FetchResult)?.objects ?? [])
  }

  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { try __execute(request) }

  @discardableResult
  open func __execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try RequestOperation(request, in: self).result()
  }

  // MARK: - Changes

  open func processPendingChanges() {
    checkQueue()
    processChanges()
  }

  open var queryGenerationToken: NSQueryGenerationToken? { generationToken }

  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { try pin(to: generation) }

  open func save() throws { try SaveOperation(self).run() }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    checkQueue()
    refreshObject(object, keepingChanges: flag)
  }

  open func refreshAllObjects() {
    checkQueue()
    for object in registry.objects { refreshObject(object, keepingChanges: true) }
  }

  open func reset() {
    checkQueue()
    startAnew()
  }

  private func startAnew() {
    forgetAll()
    advanceGeneration()
  }

  open func rollback() {
    checkQueue()
    undoAll()
  }

  open func undo() {
    processPendingChanges()
    undoManager?.undo()
  }

  open func redo() {
    processPendingChanges()
    undoManager?.redo()
  }

  open func shouldHandleInaccessibleFault(
    _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
  ) -> Bool { shouldDeleteInaccessibleFaults }

  // MARK: - Merging

  open func mergeChanges(fromContextDidSave notification: Notification) {
    let changes = SavedChanges(notification.userInfo ?? [:], in: self)
    // What another coordinator wrote is not in the row cache of this one.
    let sender = notification.object as? NSManagedObjectContext
    if sender?.rootCoordinator !== rootCoordinator { rootCoordinator?.forgetRows(of: changes) }
    merge(changes)
  }

  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.performAndWait {
        let changes = SavedChanges(changeNotificationData, in: context)
        context.rootCoordinator?.forgetRows(of: changes)
        context.merge(changes)
      }
    }
  }
}
