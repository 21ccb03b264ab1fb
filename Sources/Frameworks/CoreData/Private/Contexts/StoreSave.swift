import PersistenceEngine

import class FoundationOverlay.NSExpression

/// Writes the changes of a context into its stores.
struct StoreSave {
  private let context: NSManagedObjectContext
  private let coordinator: NSPersistentStoreCoordinator

  init(_ context: NSManagedObjectContext) throws {
    self.context = context
    guard let coordinator = context.rootCoordinator, !coordinator.persistentStores.isEmpty else {
      stop(
        .internalInconsistencyException,
        "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
    }
    self.coordinator = coordinator
  }

  func run() throws {
    let sets = SavedSets(context)
    try context.givePermanentIDs(to: sets.inserted)
    var attempts = 0
    while true {
      let current = SavedSets(context)
      do {
        try write(current)
        return
      } catch let conflict as StoreConflict {
        attempts += 1
        guard attempts < 100 else { throw CoreDataError.make(133_020) }
        try ConflictResolution(conflict, in: context).resolve()
      }
    }
  }

  private func write(_ sets: SavedSets) throws {
    for object in sets.inserted + sets.updated { object.derive() }
    let tracking = Set(coordinator.persistentStores.map(\.engine).filter(\.recordsHistory).map(\.number))
    var changes: [Int32: StoreChanges] = [:]
    var written: [(NSManagedObject, [Value])] = []
    for object in sets.inserted {
      let values = object.valuesToStore()
      written.append((object, values))
      changes[object.id.store, default: StoreChanges()].inserted.append(
        .init(id: object.id, values: object.withRelationships(values), version: 0))
    }
    for object in sets.updated {
      let values = object.valuesToStore()
      written.append((object, values))
      guard object.isWorthStoring else { continue }
      changes[object.id.store, default: StoreChanges()].updated.append(
        .init(
          id: object.id, values: object.withRelationships(values), version: object.version,
          changedSlots: tracking.contains(object.id.store) ? object.changedSlots() : []))
    }
    for object in sets.deleted {
      changes[object.id.store, default: StoreChanges()].deleted.append((object.id, object.version))
    }
    for number in tracking where changes[number] != nil { changes[number]?.author = context.storeAuthor }
    try coordinator.write(changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    for (object, values) in written {
      let version = object.isInserted ? 1 : object.isWorthStoring ? object.version + 1 : object.version
      object.commit(values, version: max(version, 1))
      coordinator.cache.put(object.id, Row(values: object.valuesForCache(values), version: object.version))
    }
    context.finishSave(sets, from: context, token: coordinator.historyToken(of: coordinator.persistentStores))
    for number in changes.keys.sorted() {
      if let store = coordinator.store(number: number) { HistoryAnnouncements.announce(store) }
    }
  }
}

extension NSManagedObject {
  /// Whether anything changed that a store keeps.
  var isWorthStoring: Bool { changedSlots().contains { !managed.property(at: $0).isTransient } }

  /// The values with what is in relationships to many, where that has to be written.
  func withRelationships(_ values: [Value]) -> [Value] {
    var values = values
    for property in managed.entity.properties {
      if property.isTransient {
        values[property.slot] = .null
        continue
      }
      guard let relationship = property.relationship, relationship.isToMany else { continue }
      values[property.slot] = .null
      guard !manies.isEmpty, let many = manies[property.slot], many.isChanged || isInserted else { continue }
      if isOtherSideEnough(relationship) { continue }
      values[property.slot] = .objects(loadedMany(property.slot).ids)
    }
    return values
  }

  private func isOtherSideEnough(_ relationship: Relationship) -> Bool {
    guard !relationship.definition.isOrdered, let inverse = relationship.inverse else { return false }
    let other = managed.model.entities[relationship.destination].property(at: inverse)
    return other.relationship?.isToMany == false
  }

  func valuesForCache(_ values: [Value]) -> [Value] {
    var values = values
    for property in managed.entity.properties where property.isTransient { values[property.slot] = .null }
    return values
  }

  /// Reckons what is derived from other values.
  func derive() {
    for (slot, description) in managed.derived {
      guard let expression = description.derivationExpression ?? description.format.map({ NSExpression(format: $0) })
      else {
        continue
      }
      let made = expression.expressionValue(with: self, context: nil)
      current[slot] = ValueCoding.value(of: made, kind: description.kind) ?? .null
    }
  }
}

extension NSManagedObjectContext {
  func givePermanentIDs(to objects: [NSManagedObject]) throws {
    let fresh = objects.filter { $0.id.isTemporary && $0.context === self }
    guard !fresh.isEmpty else { return }
    guard let coordinator = rootCoordinator else { return }
    var names: [ObjectID: ObjectID] = [:]
    for object in fresh {
      // A context above may have saved it already, under an ID that this one does not know.
      if let known = coordinator.aliases.other(of: object.id) {
        names[object.id] = known
        continue
      }
      let store = try coordinator.store(for: object.managed, assigned: assignments[object.id])
      let root = object.managed.entity.root
      let key = try coordinator.reserveKey(in: store, root: root, count: fresh.count)
      names[object.id] = ObjectID(entity: object.id.entity, store: store.number, key: key)
    }
    rename(names)
  }

  /// Puts permanent IDs in place of temporary ones, everywhere in the context.
  func rename(_ names: [ObjectID: ObjectID]) {
    for object in registry.objects {
      object.rename(names)
      guard let new = names[object.id] else { continue }
      if !children.isEmpty || parent != nil { rootCoordinator?.aliases.add(object.id, new) }
      assignments[object.id] = nil
      registry[object.id] = nil
      object.id = new
      object.identity = nil
      register(object)
    }
  }
}
