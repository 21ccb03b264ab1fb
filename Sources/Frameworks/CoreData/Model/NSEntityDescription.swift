import PersistenceEngine
import PersistenceModel

/// https://developer.apple.com/documentation/coredata/nsentitydescription
nonisolated open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  weak var owner: NSManagedObjectModel?
  /// Set while the model is in use.
  weak var managed: ManagedEntity?
  private weak var parent: NSEntityDescription?
  private var children: [NSEntityDescription] = []
  private var own: [NSPropertyDescription] = []

  open var name: String? { didSet { owner?.stopIfFrozen() } }
  open var managedObjectClassName: String! = "NSManagedObject" { didSet { owner?.stopIfFrozen() } }
  open var isAbstract = false { didSet { owner?.stopIfFrozen() } }
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open var userInfo: [AnyHashable: Any]? = [:]
  open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.owner = self } } }
  open var uniquenessConstraints: [[Any]] = [] { didSet { owner?.stopIfFrozen() } }

  public override init() { super.init() }

  open var managedObjectModel: NSManagedObjectModel {
    guard let owner else { stop(.internalInconsistencyException, "The entity \(name ?? "nil") is in no model.") }
    return owner
  }

  // MARK: - Inheritance

  open var superentity: NSEntityDescription? { parent }

  open var subentities: [NSEntityDescription] {
    get { children }
    set {
      owner?.stopIfFrozen()
      for child in children { child.parent = nil }
      children = newValue
      for child in newValue { child.parent = self }
    }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(children.compactMap { child in child.name.map { ($0, child) } }) { first, _ in first }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self) { $0.parent }.contains {
      $0 === entity || ($0.name == entity.name && $0.owner == entity.owner)
    }
  }

  // MARK: - Properties

  /// Those of its ancestors included.
  open var properties: [NSPropertyDescription] {
    get { (parent?.properties ?? []) + own }
    set {
      owner?.stopIfFrozen()
      let inherited = parent?.properties ?? []
      own = newValue.filter { property in !inherited.contains { $0 === property } }
      // One that takes the name of another takes its place.
      let last = Dictionary(own.map { ($0.name, $0) }) { _, last in last }
      own = own.filter { $0.name.isEmpty || last[$0.name] === $0 }
      for property in own { property.owner = self }
    }
  }

  var ownProperties: [NSPropertyDescription] { own }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }

  /// A fingerprint of what decides how objects are stored; not the one that Apple computes.
  open var versionHash: Data { definition.versionHash }

  // MARK: - Look-up

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    guard let model = context.modelInUse else {
      stop(
        .invalidArgumentException,
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'")
    }
    return model.entity(named: entityName)?.description
  }

  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context), let managed = entity.managed else {
      stop(
        .invalidArgumentException,
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return CoreData.windfallMake(managed.objectClass, entity: entity, insertInto: context)
  }

  // MARK: - Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.renamingIdentifier = renamingIdentifier
    copy.versionHashModifier = versionHashModifier
    copy.userInfo = userInfo
    copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
    copy.uniquenessConstraints = uniquenessConstraints
    copy.subentities = children.compactMap { $0.copy() as? NSEntityDescription }
    return copy
  }

  /// Takes over what a definition cannot hold.
  func takeCode(from other: NSEntityDescription) {
    userInfo = other.userInfo
    for property in own {
      guard let source = other.propertiesByName[property.name] else { continue }
      property.takeCode(from: source)
    }
  }

  var definition: EntityDefinition {
    EntityDefinition(
      name: name ?? "", className: managedObjectClassName == "NSManagedObject" ? nil : managedObjectClassName,
      isAbstract: isAbstract, parent: parent?.name,
      attributes: own.compactMap { ($0 as? NSAttributeDescription)?.definition },
      relationships: own.compactMap { ($0 as? NSRelationshipDescription)?.definition },
      fetchedProperties: own.compactMap { ($0 as? NSFetchedPropertyDescription)?.definition },
      uniquenessConstraints: uniquenessConstraints.filter { !$0.isEmpty }.map { constraint in
        constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
      },
      fetchIndexes: indexes.map(\.definition), userInfo: (userInfo ?? [:]).texts,
      renamingIdentifier: renamingIdentifier, versionHashModifier: versionHashModifier)
  }

  open override var description: String { "(<NSEntityDescription>) name \(name ?? "nil")" }
}

extension [AnyHashable: Any] {
  /// The entries that are texts.
  var texts: [String: String] {
    var result: [String: String] = [:]
    for (key, value) in self {
      if let key = key.base as? String, let value = value as? String { result[key] = value }
    }
    return result
  }
}
