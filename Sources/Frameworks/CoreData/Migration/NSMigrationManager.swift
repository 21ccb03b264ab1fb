/// https://developer.apple.com/documentation/coredata/nsmigrationmanager
///
/// Objects of both stacks are plain managed objects, whatever classes the models name.
nonisolated open class NSMigrationManager: NSObject, @unchecked Sendable {
  private struct Pair {
    let mapping: String
    let source: NSManagedObject
    let destination: NSManagedObject
  }

  private var pairs: [Pair] = []
  private var bySource: [ObjectIdentifier: [Int]] = [:]
  private var byDestination: [ObjectIdentifier: [Int]] = [:]
  private var run: MappingRun?
  private let cancelling = NSLock()
  private var cancellation: (any Error)?

  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open var usesStoreSpecificMigrationManager = true
  open var userInfo: [AnyHashable: Any]?
  open internal(set) var migrationProgress: Float = 0

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    super.init()
  }

  // MARK: - Migration

  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    try stopIfCancelled()
    guard let mappings else {
      throw CoreDataError.make(134_140, [NSLocalizedDescriptionKey: "Can't migrate without a mapping model."])
    }
    let files = MigrationFiles(
      source: sourceURL, sourceType: sStoreType, sourceOptions: sOptions, destination: dURL,
      destinationType: dStoreType, destinationOptions: dOptions)
    if mappings.isInferred {
      try files.moveRows(from: sourceModel, to: destinationModel)
    } else {
      reset()
      let run = try MappingRun(mappings, files, self)
      self.run = run
      defer {
        run.close()
        self.run = nil
      }
      try run.run()
    }
    announceProgress(1)
  }

  open func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
    mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
      destinationOptions: destinationOptions)
  }

  open func cancelMigrationWithError(_ error: any Error) { cancelling.withLock { cancellation = error } }

  func stopIfCancelled() throws { if let error = cancelling.withLock({ cancellation }) { throw error } }

  func announceProgress(_ progress: Float) {
    willChangeValue(forKey: "migrationProgress")
    migrationProgress = progress
    didChangeValue(forKey: "migrationProgress")
  }

  open func reset() {
    pairs = []
    bySource = [:]
    byDestination = [:]
  }

  // MARK: - The run

  private var current: MappingRun {
    guard let run else { stop(.internalInconsistencyException, "The migration manager is not migrating.") }
    return run
  }

  open var mappingModel: NSMappingModel { current.mappings }

  open var sourceContext: NSManagedObjectContext { current.source }

  open var destinationContext: NSManagedObjectContext { current.destination }

  open var currentEntityMapping: NSEntityMapping { current.mapping }

  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }

  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  // MARK: - What became of what

  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {
    bySource[ObjectIdentifier(sourceInstance), default: []].append(pairs.count)
    byDestination[ObjectIdentifier(destinationInstance), default: []].append(pairs.count)
    pairs.append(Pair(mapping: entityMapping.name, source: sourceInstance, destination: destinationInstance))
  }

  /// All of the mapping for nil.
  open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?)
    -> [NSManagedObject]
  {
    found(sourceInstances, in: bySource).filter { $0.mapping == mappingName }.map(\.destination)
  }

  /// All of the mapping for nil.
  open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?)
    -> [NSManagedObject]
  {
    found(destinationInstances, in: byDestination).filter { $0.mapping == mappingName }.map(\.source)
  }

  /// What objects became by any mapping.
  func destinations(of sources: [NSManagedObject]) -> [NSManagedObject] {
    found(sources, in: bySource).map(\.destination)
  }

  private func found(_ instances: [NSManagedObject]?, in places: [ObjectIdentifier: [Int]]) -> [Pair] {
    guard let instances else { return pairs }
    return instances.flatMap { places[ObjectIdentifier($0)] ?? [] }.map { pairs[$0] }
  }
}
