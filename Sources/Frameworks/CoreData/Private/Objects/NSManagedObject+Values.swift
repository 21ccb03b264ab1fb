@_spi(Windfall) import ObjectiveC
import PersistenceEngine
import PersistenceModel

extension NSManagedObject {
  var identifier: NSManagedObjectID {
    if let identity { return identity }
    let made = NSManagedObjectID(id, managed: managed, store: NSPersistentStore.open(number: id.store))
    identity = made
    return made
  }

  /// Fetches the values, if they are not there.
  @inline(__always)
  func fire() {
    if ConcurrencyDebug.isOn { context?.checkQueue() }
    if state.contains(.fault) { fireFault() }
  }

  private func fireFault() {
    // What no context knows has no values, but is no fault once somebody has asked for them.
    guard let context else { return state = state.subtracting([.fault, .filled]) }
    context.fill(self)
  }

  // MARK: - Key-value coding

  func keyedValue(_ key: String) -> Any? {
    guard let slot = managed.entity.slot(of: key) else {
      if let fetched = managed.fetchedProperties[key] { return fetchedObjects(of: fetched) }
      return (self as NSObject).value(forKey: key)
    }
    if managed.hasAccessor(key, of: type(of: self)) { return (self as NSObject).value(forKey: key) }
    return modeledValue(slot)
  }

  func setKeyedValue(_ value: Any?, _ key: String) {
    guard let slot = managed.entity.slot(of: key) else { return (self as NSObject).setValue(value, forKey: key) }
    if managed.hasMutator(key, of: type(of: self)) { return (self as NSObject).setValue(value, forKey: key) }
    setModeledValue(value, slot)
  }

  func modeledValue(_ slot: Int) -> Any? {
    fire()
    return rawValue(slot)
  }

  func setModeledValue(_ value: Any?, _ slot: Int) {
    let property = managed.property(at: slot)
    switch property.content {
    case .attribute(let attribute):
      if attribute.kind.isBoxed {
        begin(slot)
        setBox(value, slot)
        end(slot)
      } else {
        setAttribute(slot, to: converted(value, attribute))
      }
    case .relationship(let relationship):
      if relationship.isToMany {
        setMany(slot, to: objects(value, slot))
      } else {
        setOne(slot, to: object(value, slot))
      }
    }
  }

  func setAttribute(_ slot: Int, to value: Value) {
    begin(slot)
    current[slot] = value
    end(slot)
  }

  func setBox(_ value: Any?, _ slot: Int) {
    let value = ValueCoding.unwrapped(value).flatMap { $0 is NSNull ? nil : $0 }
    boxes[slot] = value
    changedBoxes.insert(slot)
    if value == nil { current[slot] = .null }
  }

  func converted(_ value: Any?, _ attribute: AttributeDefinition) -> Value {
    if let converted = ValueCoding.value(of: value, kind: attribute.kind) { return converted }
    let given = ValueCoding.unwrapped(value)
    stop(
      .invalidArgumentException,
      "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
        + "\(attribute.kind.valueClassName ?? "NSObject"); given type = \(given.map { "\(type(of: $0))" } ?? "nil"); "
        + "value = \(given.map { "\($0)" } ?? "nil").")
  }

  /// The value as key-value coding gives it, of an object whose values are there.
  func rawValue(_ slot: Int) -> Any? {
    switch managed.property(at: slot).content {
    case .attribute(let attribute):
      attribute.kind.isBoxed ? box(slot) : ValueCoding.object(of: current[slot], kind: attribute.kind)
    case .relationship(let relationship):
      if !relationship.isToMany {
        one(slot)
      } else if relationship.definition.isOrdered {
        NSOrderedSet(array: many(slot))
      } else {
        NSSet(array: many(slot))
      }
    }
  }

  func box(_ slot: Int) -> Any? {
    if let found = boxes[slot] { return found }
    guard !changedBoxes.contains(slot), let made = managed.transformers[slot]?.object(of: current[slot]) else {
      return nil
    }
    boxes[slot] = made
    return made
  }

  /// What a predicate found in a fetched property.
  private func fetchedObjects(of property: NSFetchedPropertyDescription) -> Any? {
    guard let context, let request = property.fetchRequest?.duplicate() else { return nil }
    request.predicate = request.predicate?.withSubstitutionVariables([
      "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
    ])
    return (try? context.fetch(request)).map { NSArray(array: $0) }
  }

  // MARK: - Primitive values

  func primitive(_ key: String) -> Any? {
    guard let slot = managed.entity.slot(of: key) else { return value(forUndefinedKey: key) }
    return modeledValue(slot)
  }

  func setPrimitive(_ value: Any?, _ key: String) {
    guard let slot = managed.entity.slot(of: key) else { return setValue(value, forUndefinedKey: key) }
    fire()
    switch managed.property(at: slot).content {
    case .attribute(let attribute):
      if attribute.kind.isBoxed { setBox(value, slot) } else { current[slot] = converted(value, attribute) }
    case .relationship(let relationship):
      if relationship.isToMany {
        loadedMany(slot).replace(with: objects(value, slot).map(\.id))
      } else {
        current[slot] = object(value, slot).map { .object($0.id) } ?? .null
      }
    }
  }

  // MARK: - Relationships' values

  private func object(_ value: Any?, _ slot: Int) -> NSManagedObject? {
    guard let value = ValueCoding.unwrapped(value), !(value is NSNull) else { return nil }
    let property = managed.property(at: slot)
    guard let object = value as? NSManagedObject, let relationship = property.relationship,
      object.managed.isKind(of: relationship.destination)
    else {
      let desired = property.relationship.map { managed.model.entities[$0.destination].name } ?? ""
      stop(
        .invalidArgumentException,
        "Unacceptable type of value for to-one relationship: property = \"\(property.name)\"; desired type = "
          + "\(desired); given type = \(type(of: value)); value = \(value).")
    }
    return object
  }

  private func objects(_ value: Any?, _ slot: Int) -> [NSManagedObject] {
    guard let value = ValueCoding.unwrapped(value), !(value is NSNull) else { return [] }
    let items: [Any]
    switch value {
    case let set as NSSet: items = set.allObjects
    case let set as NSOrderedSet: items = set.array
    case let array as NSArray: items = array.map { $0 }
    case let set as Set<NSManagedObject>: items = Array(set)
    default:
      stop(
        .invalidArgumentException,
        "Unacceptable type of value for to-many relationship: property = \"\(managed.property(at: slot).name)\"; "
          + "desired type = NSSet; given type = \(type(of: value)); value = \(value).")
    }
    return items.compactMap { object($0, slot) }
  }

  func toManySlot(_ key: String) -> Int {
    guard let slot = managed.entity.slot(of: key), managed.property(at: slot).relationship?.isToMany == true else {
      stop(.invalidArgumentException, "\(key) is no to-many relationship of \(managed.name)")
    }
    return slot
  }
}
