@_spi(Windfall) import CoreData
import Foundation

/// Where a model's values are: in a list of its own, and from its insertion on in a managed object.
public final class ModelStorage<Model: PersistentModel>: BackingData {
  let entity = ModelEntity.of(Model.self)
  private(set) var object: ModelObject?
  private var values: [Any?]
  private var trace: KeyTrace?
  private lazy var detachedIdentifier = PersistentIdentifier(detached: entity.name)

  public init(for modelType: Model.Type) { values = Array(repeating: nil, count: entity.properties.count) }

  init(object: ModelObject) {
    values = []
    self.object = object
  }

  /// For a model that is only asked which of its properties a key path reads.
  init(tracing trace: KeyTrace) {
    values = []
    self.trace = trace
  }

  static func of(_ data: any BackingData<Model>) -> ModelStorage {
    guard let storage = data as? ModelStorage else {
      fatalError("\(type(of: data)) cannot be the backing data of a model: only SwiftData's own can")
    }
    return storage
  }

  public var persistentModelID: PersistentIdentifier? {
    get { identifier }
    set { if let newValue { detachedIdentifier = newValue } }
  }

  public var metadata: Any { entity.name }

  var identifier: PersistentIdentifier { object.map { PersistentIdentifier($0.objectID) } ?? detachedIdentifier }

  // MARK: - Values

  func value<Value>(at slot: Int) -> Value {
    let property = entity.properties[slot]
    guard let object else {
      if let trace { return trace.value(of: property) }
      if let value = values[slot] as? Value { return value }
      fatalError("\(entity.name).\(property.name) was read before it was set")
    }
    if case .plain = property.shape { return object.windfallManagedValue(property.name) }
    let value = read(property, of: object)
    if let value = value as? Value { return value }
    fatalError("\(entity.name).\(property.name) has no value of \(Value.self) in the store")
  }

  func set<Value>(_ value: Value, at slot: Int) {
    guard let object else {
      values[slot] = .some(value as Any)
      return
    }
    write(value, to: entity.properties[slot], of: object)
  }

  func value<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value { value(at: slot(of: keyPath)) }

  func setValue<Value>(_ value: Value, forKey keyPath: KeyPath<Model, Value>) { set(value, at: slot(of: keyPath)) }

  private func slot(of keyPath: AnyKeyPath) -> Int {
    guard let slot = entity.slot(of: keyPath) else { fatalError("\(keyPath) is no property that \(Model.self) keeps") }
    return slot
  }

  private func read(_ property: ModelEntity.Property, of object: ModelObject) -> Any? {
    switch property.shape {
    case .toOne:
      return (object.value(forKey: property.name) as? ModelObject)?.model()
    case .toMany(let type):
      let objects = (object.value(forKey: property.name) as? NSSet)?.compactMap { $0 as? ModelObject } ?? []
      return type.init(models: objects.sorted(by: ModelObject.isBefore).map { $0.model() })
    default:
      return object.value(forKey: property.name).flatMap { PropertyCoding.value($0, as: property.shape) }
    }
  }

  private func write<Value>(_ value: Value, to property: ModelEntity.Property, of object: ModelObject) {
    switch property.shape {
    case .plain:
      object.windfallSetManagedValue(value, property.name)
    case .toOne:
      let model = PropertyCoding.unwrapped(value) as? any PersistentModel
      object.setValue(model.map { related($0, to: object) }, forKey: property.name)
    case .toMany:
      let models = (PropertyCoding.unwrapped(value) as? any ModelCollection)?.models ?? []
      object.setValue(NSSet(array: models.map { related($0, to: object) }), forKey: property.name)
    default:
      object.setValue(PropertyCoding.stored(value, as: property.shape), forKey: property.name)
    }
  }

  /// What an inserted model holds is inserted too.
  private func related<Other: PersistentModel>(_ model: Other, to object: ModelObject) -> ModelObject {
    if let known = model.storage.object { return known }
    guard let context = object.managedObjectContext as? ModelObjectContext else {
      fatalError("\(Other.self) was given to a model that no context has any more")
    }
    return model.storage.insert(model, into: context)
  }

  // MARK: - Insertion

  /// Gives the values to a new object of the context, and with them the models of relationships.
  @discardableResult func insert(_ model: Model, into context: ModelObjectContext) -> ModelObject {
    if let object { return object }
    guard let description = NSEntityDescription.entity(forEntityName: entity.name, in: context) else {
      fatalError("\(entity.name) is not in the schema of the context's container")
    }
    let object = ModelObject(entity: description, insertInto: context)
    object.take(model)
    self.object = object
    let given = values
    values = []
    for (property, value) in zip(entity.properties, given) {
      guard let value else { continue }
      if case .plain = property.shape {
        object.setValue(PropertyCoding.unwrapped(value), forKey: property.name)
      } else {
        write(value, to: property, of: object)
      }
    }
    return object
  }
}

extension ModelObject {
  /// An order that does not change from run to run: that of insertion.
  static func isBefore(_ first: ModelObject, _ second: ModelObject) -> Bool {
    let (first, second) = (first.objectID, second.objectID)
    if first.isTemporaryID != second.isTemporaryID { return second.isTemporaryID }
    // Until objects are saved, their numbers are written with as many digits, in base 16.
    return first.uriRepresentation().lastPathComponent.compare(
      second.uriRepresentation().lastPathComponent, options: first.isTemporaryID ? [] : .numeric) == .orderedAscending
  }
}
