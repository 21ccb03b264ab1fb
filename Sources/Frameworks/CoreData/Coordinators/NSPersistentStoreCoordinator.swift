import PersistenceEngine

/// https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator
nonisolated open class NSPersistentStoreCoordinator: NSObject, NSLocking, @unchecked Sendable {
  private let lockObject = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  let cache = RowCache()
  let contexts = WeakList<NSManagedObjectContext>()
  let aliases = IdentityAliases()
  let cloudKitEvents = CloudKitEvents()
  let managed: ManagedModel
  /// Keys that stores have set aside for new objects, by store and tree of entities.
  var reserved: [Int64: Range<Int64>] = [:]
  private let workQueue = DispatchQueue(label: "NSPersistentStoreCoordinator")

  public let managedObjectModel: NSManagedObjectModel
  open var name: String?

  // Extensions of apps make coordinators of `Self`.
  public required init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    managed = model.managed
    super.init()
  }

  deinit {
    for store in stores { store.engine.close() }
  }

  open func lock() { lockObject.lock() }

  open func unlock() { lockObject.unlock() }

  open func perform(_ block: @escaping () -> Void) {
    let carried = Carried(block)
    workQueue.async { self.lockObject.withLock { carried.content() } }
  }

  open func performAndWait(_ block: () -> Void) { lockObject.withLock(block) }

  public final func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    lockObject.lock()
    defer { lockObject.unlock() }
    return try block()
  }

  public nonisolated(nonsending) final func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T {
    try await result(of: block) { throw $0 }
  }

  private nonisolated(nonsending) func result<T>(
    of block: @escaping () throws -> T, rethrowing: (any Error) throws -> T
  ) async rethrows -> T {
    let carried = Carried(block)
    let result: Carried<Result<T, any Error>> = await withCheckedContinuation { continuation in
      workQueue.async {
        continuation.resume(returning: Carried(Result { try self.performAndWait(carried.content) }))
      }
    }
    switch result.content {
    case .success(let value): return value
    case .failure(let error): return try rethrowing(error)
    }
  }

  // MARK: - Stores

  open var persistentStores: [NSPersistentStore] { lockObject.withLock { stores } }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
  }

  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try lockObject.withLock {
      let store = try StoreOpening(
        type: storeType, configuration: configuration, url: storeURL, options: options, coordinator: self
      ).open()
      stores.append(store)
      announce([NSAddedPersistentStoresKey: [store]])
      return store
    }
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let carried = Carried(block)
    let work: @Sendable () -> Void = { [self] in
      do {
        try addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
          options: storeDescription.allOptions)
        carried.content(storeDescription, nil)
      } catch {
        carried.content(storeDescription, error)
      }
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return work() }
    workQueue.async(execute: work)
  }

  open func remove(_ store: NSPersistentStore) throws {
    try lockObject.withLock {
      guard let index = stores.firstIndex(where: { $0 === store }) else {
        throw CoreDataError.make(134_060, [NSLocalizedDescriptionKey: "The store is not in this coordinator."])
      }
      NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: store)
      stores.remove(at: index)
      store.leave()
      cache.removeAll()
      announce([NSRemovedPersistentStoresKey: [store]])
    }
  }

  private func announce(_ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: info)
  }

  // MARK: - Identity

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, let managed = managed.entity(named: String(parts[0])) else {
      return nil
    }
    let entity = Int32(managed.entity.index)
    if parts[1].hasPrefix("t") {
      guard let key = TemporaryKey.key(parts[1].dropFirst()) else { return nil }
      return NSManagedObjectID(ObjectID(entity: entity, store: 0, key: key), managed: managed, store: nil)
    }
    guard let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() }),
      parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst())
    else { return nil }
    let id = ObjectID(entity: entity, store: store.engine.number, key: key)
    return NSManagedObjectID(id, managed: managed, store: store)
  }

  // MARK: - Metadata

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { try StoreFile(storeType, url).metadata() }

  open class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { try StoreFile(type.rawValue, url).metadata() }

  open class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws { try StoreFile(storeType, url).setMetadata(metadata ?? [:]) }

  // MARK: - Files

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { try StoreFile(storeType, url).destroy() }

  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try StoreFile(storeType.rawValue, url).destroy() }

  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws { try StoreFile(storeType, destinationURL).replace(with: sourceURL) }

  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type storeType: NSPersistentStore.StoreType
  ) throws { try StoreFile(storeType.rawValue, destinationURL).replace(with: sourceURL) }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    let target = try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: storeURL, options: options)
    do {
      try lockObject.withLock { try StoreCopy(managed, from: store.engine, to: target.engine).run() }
      try remove(store)
    } catch {
      try? remove(target)
      throw error
    }
    return target
  }
}
