@_spi(Windfall) import ObjectiveC
import PersistenceEngine

extension NSManagedObjectContext {
  func registered(_ id: ObjectID) -> NSManagedObject? {
    if let found = registry[id] { return found }
    guard let other = rootCoordinator?.aliases.other(of: id) else { return nil }
    return registry[other]
  }

  /// The ID under which a context above has saved the object.
  func permanent(_ id: ObjectID) -> ObjectID { rootCoordinator?.aliases.permanent(id) ?? id }

  /// The object of an ID; a fault where nobody has it yet.
  @_spi(Windfall) public func object(for id: ObjectID) -> NSManagedObject {
    if let found = registered(id) { return found }
    guard let model = modelInUse else { stop(.internalInconsistencyException, "The context has no coordinator.") }
    let managed = model.entity(of: id)
    let object = managed.makeFault()
    object.managed = managed
    object.id = id
    object.state = .fault
    object.context = self
    register(object)
    return object
  }

  func register(_ object: NSManagedObject) {
    registry[object.id] = object
    if !object.id.isTemporary, parent == nil { rootCoordinator?.cache.retain(object.id) }
    ReleasePool.keep(object)
    if retainsRegisteredObjects { retained.insert(object) }
  }

  /// An object has ended.
  func forget(_ id: ObjectID) {
    registry.forget(id)
    releaseRow(of: id)
  }

  /// This context no longer needs what the store said of an object.
  func releaseRow(of id: ObjectID) {
    if !id.isTemporary, parent == nil { rootCoordinator?.cache.release(id) }
  }

  func identifier(of id: ObjectID) -> NSManagedObjectID {
    if let object = registered(id) { return object.identifier }
    guard let coordinator = rootCoordinator else {
      stop(.internalInconsistencyException, "The context has no coordinator.")
    }
    return coordinator.identifier(of: id)
  }

  /// Throws where there is no such object.
  func existing(_ id: ObjectID) throws -> NSManagedObject {
    let object = object(for: id)
    if object.isDeleted { throw Self.missing(object) }
    guard object.isFault else { return object }
    guard let row = try storedRow(id, isFresh: false) else { throw Self.missing(object) }
    if !object.state.contains(.filled) { object.take(row) }
    fill(object)
    return object
  }

  private static func missing(_ object: NSManagedObject) -> NSError {
    CoreDataError.make(133_000, [NSAffectedObjectsErrorKey: [object]])
  }

  /// Fetches the values of a fault.
  func fill(_ object: NSManagedObject) {
    if !object.state.contains(.filled) {
      let row: Row?
      do { row = try storedRow(object.id, isFresh: false) } catch { row = nil }
      guard let row else { return failToFill(object) }
      object.take(row)
    }
    object.state.subtract([.fault, .filled])
    guard !object.state.contains(.inserted) else { return }
    object.state.insert(.waking)
    object.awakeFromFetch()
    object.state.remove(.waking)
  }

  private func failToFill(_ object: NSManagedObject) {
    guard shouldHandleInaccessibleFault(object, for: object.identifier, triggeredByProperty: nil) else {
      stop(
        .objectInaccessibleException,
        "CoreData could not fulfill a fault for '\(object.identifier)'")
    }
    object.state.remove(.fault)
    object.current = object.managed.empty
    object.committed = object.managed.empty
    if !object.isDeleted { markDeleted(object, isGone: true) }
  }

  // MARK: - What lies below

  func storedRow(_ id: ObjectID, isFresh: Bool) throws -> Row? {
    if let parent { return parent.rowForChild(id) }
    if id.isTemporary { return nil }
    if let coordinator = rootCoordinator, let engine = try pinnedEngine(of: id) {
      return try coordinator.reading { try engine.row(for: id) }
    }
    return try rootCoordinator?.row(for: id, isFresh: isFresh || stalenessInterval == 0)
  }

  func storedObjects(of object: NSManagedObject, _ slot: Int) -> [ObjectID] {
    if let parent { return parent.objectsForChild(object.id, slot) }
    guard !object.id.isTemporary else { return [] }
    if let coordinator = rootCoordinator, let engine = try? pinnedEngine(of: object.id) {
      return (try? coordinator.reading { try engine.objects(of: object.id, in: slot) }) ?? []
    }
    return (try? rootCoordinator?.objects(of: object.id, in: slot)) ?? []
  }

  /// The values as they are in this context, with what no store keeps.
  private func rowForChild(_ id: ObjectID) -> Row? {
    performAndWait { () -> Row? in
      let object = self.object(for: id)
      if object.isDeleted { return nil }
      if object.isFault {
        guard let row = try? storedRow(object.id, isFresh: false) else { return nil }
        if !object.state.contains(.filled) { object.take(row) }
        fill(object)
      }
      return Row(values: object.valuesToStore(), version: object.version)
    }
  }

  private func objectsForChild(_ id: ObjectID, _ slot: Int) -> [ObjectID] {
    performAndWait {
      let object = self.object(for: id)
      object.fire()
      return object.loadedMany(slot).ids
    }
  }

  func changed(_ wanted: ObjectState, without unwanted: ObjectState) -> Set<NSManagedObject> {
    Set(changed.filter { $0.state.isSuperset(of: wanted) && $0.state.isDisjoint(with: unwanted) })
  }
}
