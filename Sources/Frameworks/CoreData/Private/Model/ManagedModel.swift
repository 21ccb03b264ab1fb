@_spi(Windfall) import ObjectiveC
import PersistenceEngine
import PersistenceModel
import Synchronization

/// A model in use: what belongs to entities and properties, by their numbers.
@_spi(Windfall) public final class ManagedModel: @unchecked Sendable {
  public let model: Model
  public private(set) var entities: [ManagedEntity] = []
  private let byName: [String: Int]
  private let lock = NSLock()
  private var byClass: [ObjectIdentifier: ManagedEntity] = [:]

  /// Stops at a model that contradicts itself.
  init(_ source: NSManagedObjectModel, isKnownToClasses: Bool = true) {
    do {
      model = try Model(source.definition)
    } catch {
      stop(.invalidArgumentException, "The model cannot be used: \(error)")
    }
    byName = Dictionary(uniqueKeysWithValues: model.entities.map { ($0.name, $0.index) })
    let descriptions = source.entitiesByName
    for entity in model.entities {
      guard let description = descriptions[entity.name] else { continue }
      entities.append(ManagedEntity(entity, description: description, model: self))
    }
    if isKnownToClasses { LoadedModels.add(self) }
  }

  public func entity(named name: String) -> ManagedEntity? { byName[name].map { entities[$0] } }

  /// The entity whose objects are of a class.
  func entity(for type: AnyClass) -> ManagedEntity? {
    lock.withLock {
      if let known = byClass[ObjectIdentifier(type)] { return known }
      let found = entities.first { $0.objectClass == type }
      byClass[ObjectIdentifier(type)] = found
      return found
    }
  }

  func entity(of id: ObjectID) -> ManagedEntity { entities[Int(id.entity)] }
}

/// An entity in use, with what the objects of it need.
@_spi(Windfall) public final class ManagedEntity: @unchecked Sendable {
  public let entity: Entity
  public let description: NSEntityDescription
  unowned let model: ManagedModel
  /// By slot; of relationships too.
  let properties: [NSPropertyDescription]
  let defaults: [Value]
  let empty: [Value]
  /// The slots whose values are objects made of data.
  let transformers: [Int: AttributeTransformer]
  /// The defaults of these.
  let boxedDefaults: [Int: Any]
  let transientSlots: [Int]
  let toManySlots: [Int]
  let toOneSlots: [Int]
  let fetchedProperties: [String: NSFetchedPropertyDescription]
  let derived: [(slot: Int, description: NSDerivedAttributeDescription)]
  private let lock = NSLock()
  private var foundClass: NSManagedObject.Type?
  private var accessors: [String: Bool] = [:]
  private var mutators: [String: Bool] = [:]

  init(_ entity: Entity, description: NSEntityDescription, model: ManagedModel) {
    self.entity = entity
    self.description = description
    self.model = model
    let byName = description.propertiesByName
    properties = entity.properties.map { byName[$0.name] ?? NSPropertyDescription() }
    var transformers: [Int: AttributeTransformer] = [:]
    var boxed: [Int: Any] = [:]
    var defaults: [Value] = []
    for property in entity.properties {
      let attribute = byName[property.name] as? NSAttributeDescription
      if let attribute, attribute.kind.isBoxed {
        transformers[property.slot] = AttributeTransformer(attribute)
        if let value = attribute.defaultValue { boxed[property.slot] = value }
        defaults.append(.null)
      } else {
        defaults.append(attribute.map { ValueCoding.value(ofDefault: $0.defaultValue, kind: $0.kind) } ?? .null)
      }
    }
    self.defaults = defaults
    empty = Array(repeating: .null, count: defaults.count)
    self.transformers = transformers
    boxedDefaults = boxed
    transientSlots = entity.properties.filter { $0.isTransient && $0.attribute != nil }.map(\.slot)
    toManySlots = entity.properties.filter { $0.relationship?.isToMany == true }.map(\.slot)
    toOneSlots = entity.properties.filter { $0.relationship?.isToMany == false }.map(\.slot)
    fetchedProperties = byName.compactMapValues { $0 as? NSFetchedPropertyDescription }
    derived = entity.properties.compactMap { property in
      (byName[property.name] as? NSDerivedAttributeDescription).map { (property.slot, $0) }
    }
    description.managed = self
  }

  /// What a context knows of an entity; that of the context's model where the description is another model's.
  static func inUse(_ description: NSEntityDescription, by context: NSManagedObjectContext?) -> ManagedEntity? {
    let own = description.managed ?? description.owner?.managed.entity(named: description.name ?? "")
    guard let model = context?.modelInUse else { return own }
    return own?.model === model ? own : model.entity(named: description.name ?? "")
  }

  var name: String { entity.name }

  func property(at slot: Int) -> Property { entity.properties[slot] }

  func isKind(of other: Int) -> Bool { model.model.entities[other].family.contains(entity.index) }

  /// The class that the model names; that of plain objects where there is none of the name.
  var objectClass: NSManagedObject.Type {
    lock.withLock {
      if let foundClass { return foundClass }
      let name = description.managedObjectClassName ?? "NSManagedObject"
      let found = name == "NSManagedObject" ? nil : windfallClassFromString(name) as? NSManagedObject.Type
      foundClass = found ?? NSManagedObject.self
      return found ?? NSManagedObject.self
    }
  }

  /// Whether the class has a method of its own that reads a key.
  func hasAccessor(_ key: String, of type: AnyClass) -> Bool {
    lock.withLock {
      if let known = accessors[key] { return known }
      let found = PropertyLookup.canRead(key, of: type)
      accessors[key] = found
      return found
    }
  }

  /// Whether the class has a method of its own that writes a key.
  func hasMutator(_ key: String, of type: AnyClass) -> Bool {
    lock.withLock {
      if let known = mutators[key] { return known }
      let found = PropertyLookup.canWrite(key, of: type)
      mutators[key] = found
      return found
    }
  }
}

/// What objects are of that were made without an entity.
enum MissingEntity {
  /// Kept, as entities do not keep their model.
  private static let model: (NSManagedObjectModel, ManagedModel) = {
    let entity = NSEntityDescription()
    entity.name = ""
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return (model, ManagedModel(model, isKnownToClasses: false))
  }()

  static var description: NSEntityDescription { model.1.entities[0].description }
}

/// The models in use, for look-ups that know nothing but a class.
enum LoadedModels {
  private struct Entry: @unchecked Sendable {
    weak var model: ManagedModel?
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ model: ManagedModel) {
    let entry = Entry(model: model)
    entries.withLock { entries in
      entries.removeAll { $0.model == nil }
      entries.append(entry)
    }
  }

  /// The newest entity of a class.
  static func entity(for type: AnyClass) -> ManagedEntity? {
    entries.withLock { $0.compactMap(\.model) }.reversed().lazy.compactMap { $0.entity(for: type) }.first
  }
}
