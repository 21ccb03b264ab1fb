@_spi(Windfall) import ObjectiveC

/// One migration by a mapping model: new objects, then their relationships, then the save.
final class MappingRun {
  let mappings: NSMappingModel
  let source: NSManagedObjectContext
  let destination: NSManagedObjectContext
  private(set) var mapping: NSEntityMapping
  private let files: MigrationFiles
  private unowned let manager: NSMigrationManager
  private let isNew: Bool
  private var policies: [(mapping: NSEntityMapping, policy: NSEntityMigrationPolicy)] = []

  init(_ mappings: NSMappingModel, _ files: MigrationFiles, _ manager: NSMigrationManager) throws {
    self.mappings = mappings
    self.files = files
    self.manager = manager
    mapping = mappings.entityMappings.first ?? NSEntityMapping()
    isNew = !FileManager.default.fileExists(atPath: files.destination.path)
    try files.checkSource()
    source = try Self.open(manager.sourceModel, files.source, files.sourceType, files.sourceOptions, isReadOnly: true)
    destination = try Self.open(
      manager.destinationModel, files.destination, files.destinationType, files.destinationOptions)
  }

  /// Classes of the app's belong to the newest version of the model, and may do anything: objects here are plain ones.
  private static func open(
    _ model: NSManagedObjectModel, _ url: URL, _ type: String, _ options: [AnyHashable: Any]?, isReadOnly: Bool = false
  ) throws -> NSManagedObjectContext {
    guard let copy = model.copy() as? NSManagedObjectModel else { throw CoreDataError.make(134_130) }
    for entity in copy.entities { entity.managedObjectClassName = "NSManagedObject" }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: copy)
    var options = options ?? [:]
    if isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
    try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  func run() throws {
    do {
      try destination.performAndWait { try source.performAndWait { try steps() } }
    } catch {
      close()
      if isNew { MigrationFiles.remove(files.destination) }
      throw error
    }
  }

  private func steps() throws {
    policies = try mappings.entityMappings.filter { $0.mappingType != .removeEntityMappingType }.map {
      ($0, try policy(of: $0))
    }
    let whole = Float(max(policies.count * 3, 1))
    var done: Float = 0
    func each(_ body: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
      for (mapping, policy) in policies {
        self.mapping = mapping
        try manager.stopIfCancelled()
        try body(mapping, policy)
        done += 1
        if done < whole { manager.announceProgress(done / whole) }
      }
    }
    try each { mapping, policy in
      try policy.begin(mapping, with: manager)
      for object in try sourceObjects(of: mapping, policy) {
        try policy.createDestinationInstances(forSource: object, in: mapping, manager: manager)
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: manager)
    }
    try each { mapping, policy in
      for object in manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: nil) {
        try policy.createRelationships(forDestination: object, in: mapping, manager: manager)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: manager)
    }
    try each { mapping, policy in
      try policy.performCustomValidation(forMapping: mapping, manager: manager)
      try policy.end(mapping, manager: manager)
    }
    try destination.save()
  }

  private func policy(of mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty else { return NSEntityMigrationPolicy() }
    guard let type = windfallClassFromString(name) as? NSEntityMigrationPolicy.Type else {
      throw CoreDataError.make(
        134_170, [NSLocalizedDescriptionKey: "Unable to find the entity migration policy class \(name)."])
    }
    return type.init()
  }

  private func sourceObjects(of mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy) throws -> [NSManagedObject]
  {
    guard let name = mapping.sourceEntityName else { return [] }
    if let expression = mapping.sourceExpression {
      let found = expression.expressionValue(
        with: nil,
        context: [
          NSMigrationManagerKey: manager, NSMigrationEntityMappingKey: mapping, NSMigrationEntityPolicyKey: policy,
        ])
      return (found as? [Any] ?? []).compactMap { $0 as? NSManagedObject }
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesSubentities = false
    return try source.fetch(request)
  }

  /// Leaves both files.
  func close() {
    for context in [source, destination] {
      guard let coordinator = context.persistentStoreCoordinator else { continue }
      for store in coordinator.persistentStores { try? coordinator.remove(store) }
    }
  }
}
