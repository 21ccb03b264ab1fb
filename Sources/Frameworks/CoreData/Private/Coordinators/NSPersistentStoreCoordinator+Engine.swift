import PersistenceEngine

/// What contexts ask of a coordinator; one of them at a time.
extension NSPersistentStoreCoordinator {
  func store(number: Int32) -> NSPersistentStore? {
    guard number != 0 else { return nil }
    return persistentStores.first { $0.engine.number == number }
  }

  func identifier(of id: ObjectID) -> NSManagedObjectID {
    NSManagedObjectID(id, managed: managed.entity(of: id), store: store(number: id.store))
  }

  func row(for id: ObjectID, isFresh: Bool) throws -> Row? {
    if !isFresh, let known = cache[id] { return known }
    return try reading {
      guard let row = try store(number: id.store)?.engine.row(for: id) else {
        cache.remove(id)
        return nil
      }
      cache.put(id, row)
      return row
    }
  }

  func objects(of id: ObjectID, in slot: Int) throws -> [ObjectID] {
    try reading { try store(number: id.store)?.engine.objects(of: id, in: slot) ?? [] }
  }

  func reserveKey(in store: any Store, root: Int, count: Int) throws -> Int64 {
    try reading {
      let place = Int64(store.number) << 32 | Int64(root)
      var range = reserved[place] ?? 0..<0
      if range.isEmpty { range = try store.reserveKeys(max(count, 1), entity: root) }
      reserved[place] = range.dropFirst()
      return range.lowerBound
    }
  }

  /// The store for new objects of an entity.
  func store(for managed: ManagedEntity, assigned: NSPersistentStore?) throws -> any Store {
    if let assigned { return assigned.engine }
    let able = persistentStores.filter { $0.holds(managed.entity.index) }
    if let store = able.first(where: { !$0.isReadOnly }) { return store.engine }
    if able.isEmpty {
      throw CoreDataError.make(134_020, [NSLocalizedDescriptionKey: "No store takes \(managed.name)."])
    }
    throw Self.readOnly(able[0])
  }

  static func readOnly(_ store: NSPersistentStore) -> NSError {
    var info: [String: Any] = [
      NSLocalizedFailureReasonErrorKey: "Attempt to write to a read-only store.", NSAffectedStoresErrorKey: [store],
    ]
    info[NSFilePathErrorKey] = store.url?.path
    return CoreDataError.make(513, info)
  }

  func write(_ changes: [(Int32, StoreChanges)]) throws {
    try reading {
      for (number, part) in changes where !part.isEmpty {
        guard let store = store(number: number) else {
          throw CoreDataError.make(133_010, [NSLocalizedDescriptionKey: "The objects' store is gone."])
        }
        if store.isReadOnly { throw Self.readOnly(store) }
        try store.engine.write(part)
      }
    }
    try writeMetadata()
  }

  /// What was said of stores is kept with the next save, also with one that has nothing else to write.
  func writeMetadata() throws {
    let engines = persistentStores.map(\.engine).filter(\.hasUnsavedMetadata)
    guard !engines.isEmpty else { return }
    try reading { for engine in engines { try engine.write(StoreChanges()) } }
  }

  /// One thread at a time, and the stores' problems in Apple's words.
  func reading<Result>(_ body: () throws -> Result) throws -> Result {
    lock()
    defer { unlock() }
    return try StoreFailure.translating(body)
  }
}
