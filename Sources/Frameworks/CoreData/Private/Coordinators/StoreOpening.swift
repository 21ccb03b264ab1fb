import PersistenceEngine

/// Opens one store for a coordinator, or makes it.
struct StoreOpening {
  let type: String
  let configuration: String?
  let url: URL?
  let options: [AnyHashable: Any]?
  let coordinator: NSPersistentStoreCoordinator

  func open() throws -> NSPersistentStore {
    let model = coordinator.managedObjectModel
    // An empty name is that of the default configuration, which has all entities.
    let name = configuration.flatMap { $0.isEmpty ? nil : $0 }
    guard let entities = model.storedEntities(ofConfiguration: name) else {
      stop(.invalidArgumentException, "Unsupported configuration name: \(configuration ?? "nil")")
    }
    let indexes = Set(entities.compactMap { $0.name.flatMap { coordinator.managed.entity(named: $0)?.entity.index } })
    let store = NSPersistentStore(
      try engine(entities), type: type, configuration: configuration, url: url, options: options,
      coordinator: coordinator, entities: indexes)
    store.engine.recordsHistory = store.isGiven(NSPersistentHistoryTrackingKey)
    if store.isGiven(NSPersistentStoreRemoteChangeNotificationPostOptionKey) { HistoryAnnouncements.add(store) }
    return store
  }

  private func engine(_ entities: [NSEntityDescription]) throws -> any Store {
    let metadata = coordinator.managedObjectModel.storeMetadata(type: type, entities: entities)
    let model = coordinator.managed.model
    let isReadOnly = isOn(NSReadOnlyPersistentStoreOption)
    switch type {
    case NSInMemoryStoreType: return MemoryStore(model: model, metadata: metadata, isReadOnly: isReadOnly)
    case NSBinaryStoreType:
      guard let url else {
        throw CoreDataError.make(134_080, [NSLocalizedDescriptionKey: "A binary store needs a file"])
      }
      try checkBinary(url, entities)
      return try StoreFailure.translating {
        try MemoryStore(file: url, model: model, metadata: metadata, isReadOnly: isReadOnly)
      }
    case NSSQLiteStoreType:
      let url = url ?? URL(fileURLWithPath: "/dev/null")
      try migrateIfNeeded(url, entities, metadata)
      return try StoreFailure.translating {
        try SQLiteStore(
          url: url, model: model, isReadOnly: isReadOnly, metadata: metadata, pragmas: pragmas, timeout: timeout)
      }
    default: throw CoreDataError.make(134_000, [NSLocalizedDescriptionKey: "No store of the type \(type)"])
    }
  }

  /// Binary files are not migrated.
  private func checkBinary(_ url: URL, _ entities: [NSEntityDescription]) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let known = try StoreFile(type, url).metadata()
    if !ModelFile.agrees(entities, with: known) { throw Self.incompatible(known) }
  }

  private static func incompatible(_ metadata: [String: Any]) -> NSError {
    CoreDataError.make(
      134_100,
      [
        "metadata": metadata,
        "reason": "The model used to open the store is incompatible with the one used to create the store",
      ])
  }

  /// In seconds.
  private var timeout: Double? { (options?[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue }

  private var pragmas: [String: String] {
    let given = options?[NSSQLitePragmasOption] as? NSDictionary ?? [:]
    return Dictionary(uniqueKeysWithValues: given.map { ("\($0.key)", "\($0.value)") })
  }

  /// Migrates a file that another version of the model made, as its metadata say.
  private func migrateIfNeeded(_ url: URL, _ entities: [NSEntityDescription], _ metadata: [String: any Sendable]) throws
  {
    guard url.path != "/dev/null", FileManager.default.fileExists(atPath: url.path) else { return }
    let known = try StoreFile.metadata(at: url, timeout: timeout)
    guard ModelFile.hashes(in: known) != nil, !ModelFile.agrees(entities, with: known) else { return }
    let isAutomatic = isOn(NSMigratePersistentStoresAutomaticallyOption)
    let bundles = [Bundle.main] + Bundle.allBundles
    let manager = options?[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager
    // Stages may have models of their own.
    let staged = manager?.stages.flatMap(\.references).map(\.resolvedModel) ?? []
    let versions = ModelFile.models(ModelFile.versions(in: bundles) + staged, matching: known)
    guard var source = try versions.first ?? StoreFailure.translating({ try keptModel(of: url) }) else {
      throw isAutomatic
        ? CoreDataError.make(134_130, ["metadata": known, "reason": "Can't find model for source store"])
        : Self.incompatible(known)
    }
    let model = coordinator.managedObjectModel
    if let manager {
      source = try StagedMigration(manager, at: url, from: source).run(in: bundles)
      if source.entityVersionHashesByName == model.entityVersionHashesByName { return }
    }
    guard isAutomatic else { throw Self.incompatible(known) }
    if let mapping = NSMappingModel(from: bundles, forSourceModel: source, destinationModel: model) {
      return try migrate(url, from: source, by: mapping)
    }
    guard isOn(NSInferMappingModelAutomaticallyOption) else {
      throw CoreDataError.make(
        134_140,
        [
          "reason": "Can't find mapping model for migration", "sourceModel": source, "destinationModel": model,
        ])
    }
    try LightweightMigration(from: source.managed, to: coordinator.managed, at: url).run(metadata: metadata)
  }

  /// Leaves the file as it was where anything fails.
  private func migrate(_ url: URL, from source: NSManagedObjectModel, by mapping: NSMappingModel) throws {
    try MigrationFiles.replace(url) { copy in
      try NSMigrationManager(sourceModel: source, destinationModel: coordinator.managedObjectModel).migrateStore(
        from: url, type: .sqlite, mapping: mapping, to: copy, type: .sqlite)
    }
  }

  /// What the file itself says of its model, as no bundle has it: it was made in code.
  private func keptModel(of url: URL) throws -> NSManagedObjectModel? {
    try SQLiteStore.model(at: url).map { NSManagedObjectModel(definition: $0) }
  }

  private func isOn(_ option: String) -> Bool { (options?[option] as? NSNumber)?.boolValue ?? false }
}
