import PersistenceEngine
import PersistenceModel

/// https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel
nonisolated open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  private var allEntities: [NSEntityDescription] = []
  private var namedConfigurations: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  private let lock = NSRecursiveLock()
  private var frozen: ManagedModel?
  /// The name of the version, where it comes from a file.
  @_spi(Windfall) public var versionName = ""

  open var versionIdentifiers: Set<AnyHashable> = []
  open var localizationDictionary: [String: String]?

  public override init() { super.init() }

  /// Nil for what is not there or no model.
  public convenience init?(contentsOf url: URL) {
    guard let definition = ModelFile.definition(at: url) else { return nil }
    self.init(definition: definition)
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init(merged: models ?? ModelFile.models(in: nil))
  }

  public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
    let chosen = ModelFile.models(models, matching: metadata)
    guard !chosen.isEmpty else { return nil }
    self.init(merged: chosen)
  }

  private init(merged models: [NSManagedObjectModel]) {
    super.init()
    for model in models {
      let copy = NSManagedObjectModel(definition: model.definition)
      for entity in copy.entities where entitiesByName[entity.name ?? ""] == nil {
        entity.owner = self
        allEntities.append(entity)
      }
      for name in copy.configurations {
        namedConfigurations[name, default: []] += copy.entities(forConfigurationName: name) ?? []
      }
      templates.merge(copy.templates) { first, _ in first }
      versionIdentifiers.formUnion(copy.versionIdentifiers)
    }
  }

  /// Reads a definition that a file or another model gave.
  @_spi(Windfall) public init(definition: ModelDefinition) {
    super.init()
    versionName = definition.name
    let reading = ModelReading(definition)
    allEntities = reading.entities
    for entity in allEntities { entity.owner = self }
    versionIdentifiers = Set(definition.versionIdentifiers)
    for (name, members) in definition.configurations {
      namedConfigurations[name] = allEntities.filter { members.contains($0.name ?? "") }
    }
    for template in definition.fetchRequests {
      let request = NSFetchRequest<NSFetchRequestResult>(entityName: template.entity)
      request.predicate = template.predicate.map { NSPredicate(format: $0) }
      templates[template.name] = request
    }
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = ModelFile.models(in: bundles)
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any])
    -> NSManagedObjectModel?
  {
    NSManagedObjectModel(byMerging: ModelFile.versions(in: bundles), forStoreMetadata: metadata)
  }

  // MARK: - Entities

  open var entities: [NSEntityDescription] {
    get { allEntities }
    set {
      stopIfFrozen()
      allEntities = newValue
      for entity in newValue { entity.owner = self }
    }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(allEntities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
  }

  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  // MARK: - Configurations

  open var configurations: [String] { ["PF_DEFAULT_CONFIGURATION_NAME"] + namedConfigurations.keys.sorted() }

  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return allEntities }
    return namedConfigurations[configuration]
  }

  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    stopIfFrozen()
    for entity in entities where !allEntities.contains(where: { $0 === entity }) {
      stop(.invalidArgumentException, "Cannot add entity \(entity.name ?? "nil") to a configuration: not in the model.")
    }
    namedConfigurations[configuration] = entities
  }

  open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any])
    -> Bool
  {
    guard let entities = storedEntities(ofConfiguration: configuration) else { return false }
    return ModelFile.agrees(entities, with: metadata)
  }

  /// Those of a configuration with their subentities, which are in the same tables.
  func storedEntities(ofConfiguration configuration: String?) -> [NSEntityDescription]? {
    guard var found = entities(forConfigurationName: configuration) else { return nil }
    var index = 0
    while index < found.count {
      for entity in found[index].subentities where !found.contains(where: { $0 === entity }) { found.append(entity) }
      index += 1
    }
    return found
  }

  // MARK: - Fetch requests

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { templates[name] }

  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<NSFetchRequestResult>?
  {
    guard let template = templates[name] else { return nil }
    let request = template.duplicate()
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    stopIfFrozen()
    templates[name] = fetchRequestTemplate
  }

  // MARK: - Use

  /// Frozen the first time that a coordinator takes it.
  var managed: ManagedModel {
    lock.withLock {
      if let frozen { return frozen }
      let made = ManagedModel(self)
      frozen = made
      return made
    }
  }

  var isFrozen: Bool { lock.withLock { frozen != nil } }

  @_spi(Windfall) public var definition: ModelDefinition {
    ModelDefinition(
      name: versionName, versionIdentifiers: versionIdentifiers.map { "\($0.base)" }.sorted(),
      entities: allEntities.map(\.definition),
      configurations: namedConfigurations.mapValues { $0.compactMap(\.name) })
  }

  func stopIfFrozen() {
    if isFrozen { stop(.internalInconsistencyException, "Can't modify an immutable model.") }
  }

  /// The copy may be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel(definition: definition)
    copy.templates = templates
    for (name, entity) in entitiesByName {
      copy.entitiesByName[name]?.takeCode(from: entity)
    }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectModel else { return false }
    return other === self || other.definition == definition
  }

  open override var hash: Int { allEntities.count }
}
