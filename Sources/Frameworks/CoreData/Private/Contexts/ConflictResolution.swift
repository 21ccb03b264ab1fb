import PersistenceEngine

/// Asks the context's policy what is to become of objects that a store refused.
struct ConflictResolution {
  private let conflict: StoreConflict
  private let context: NSManagedObjectContext

  init(_ conflict: StoreConflict, in context: NSManagedObjectContext) {
    self.conflict = conflict
    self.context = context
  }

  func resolve() throws {
    let policy = context.mergePolicy as? NSMergePolicy ?? .error
    var list: [Any] = conflict.versions.map { version in
      NSMergeConflict(context.object(for: version.id), row: version.row)
    }
    list += conflict.constraints.map { constraint in
      NSConstraintConflict(
        constraint.properties, database: constraint.stored.map { context.object(for: $0) },
        conflicting: constraint.conflicting.map { context.object(for: $0) })
    }
    if policy.mergeType == .errorMergePolicyType, Swift.type(of: policy) == NSMergePolicy.self {
      let code = conflict.versions.isEmpty ? 133_021 : 133_020
      throw CoreDataError.make(
        code, [NSPersistentStoreSaveConflictsErrorKey: list, NSLocalizedDescriptionKey: "Could not merge changes."])
    }
    try policy.resolve(mergeConflicts: list)
    context.processChanges()
  }
}

extension NSManagedObject {
  /// Makes the object fit the row that somebody else changed.
  func settle(_ conflict: NSMergeConflict, by policy: NSMergePolicyType) {
    guard let context else { return }
    guard let row = conflict.row else { return settleWithoutRow(policy, in: context) }
    switch policy {
    case .errorMergePolicyType: return
    case .overwriteMergePolicyType: version = row.version
    case .mergeByPropertyObjectTrumpMergePolicyType:
      if isDeleted { version = row.version } else { context.rebase(self, on: row) }
    case .mergeByPropertyStoreTrumpMergePolicyType where !isDeleted:
      for slot in current.indices where row.values[slot] != committed[slot] {
        current[slot] = row.values[slot]
        boxes[slot] = nil
        changedBoxes.remove(slot)
      }
      committed = row.values
      version = row.version
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
      context.abandon(self)
      current = row.values
      committed = row.values
      version = row.version
      boxes = [:]
      changedBoxes = []
      manies = []
    }
    awake(fromSnapshotEvents: .mergePolicy)
  }

  private func settleWithoutRow(_ policy: NSMergePolicyType, in context: NSManagedObjectContext) {
    let keeps = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
    if keeps, !isDeleted {
      for slot in managed.toManySlots { _ = loadedMany(slot) }
      state.insert(.inserted)
    } else {
      context.abandon(self)
      context.registry[id] = nil
      self.context = nil
    }
  }
}

extension NSManagedObjectContext {
  /// Leaves an object out of the save.
  func abandon(_ object: NSManagedObject) {
    object.state.subtract(.changes)
    object.state.subtract(.pendings)
    object.state.subtract([.listed, .propagated])
    changed.removeAll { $0 === object }
    pending.removeAll { $0 === object }
  }
}

extension NSConstraintConflict {
  /// Leaves one object of those that may not be beside each other.
  func settle(by policy: NSMergePolicyType) {
    guard let context = conflictingObjects.first?.context else { return }
    let keepsOwn = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
    var rest = conflictingObjects
    if let databaseObject {
      databaseObject.fire()
      if keepsOwn, let winner = rest.popLast() {
        databaseObject.takeOver(winner, isWhole: policy == .overwriteMergePolicyType)
        drop(winner, in: context)
      }
    } else {
      // The store has none: the one that came first, or last, stays.
      if keepsOwn { rest.removeLast() } else { rest.removeFirst() }
    }
    for object in rest { drop(object, in: context) }
    context.processChanges()
  }

  private func drop(_ object: NSManagedObject, in context: NSManagedObjectContext) {
    guard object.context === context else { return }
    if object.isInserted {
      for slot in object.managed.toOneSlots + object.managed.toManySlots {
        guard let inverse = object.managed.property(at: slot).relationship?.inverse else { continue }
        for id in object.deniedIDs(slot) { context.registered(id)?.drop(object.id, from: inverse) }
      }
      context.abandon(object)
      context.registry[object.id] = nil
      object.context = nil
    } else {
      context.abandon(object)
      object.turnIntoFault()
    }
  }
}

extension NSManagedObject {
  /// Takes the values of another object that stands for the same thing.
  fileprivate func takeOver(_ other: NSManagedObject, isWhole: Bool) {
    for slot in current.indices where slot < other.current.count {
      let relationship = managed.property(at: slot).relationship
      if relationship?.isToMany == true {
        guard !other.manies.isEmpty, other.manies[slot]?.ids.isEmpty == false else { continue }
        setMany(slot, to: other.many(slot))
      } else if relationship != nil {
        guard other.current[slot] != .null || isWhole else { continue }
        setOne(slot, to: other.one(slot))
      } else if managed.transformers[slot] != nil {
        begin(slot)
        setBox(other.box(slot), slot)
        end(slot)
      } else if other.current[slot] != current[slot], isWhole || other.current[slot] != .null {
        setAttribute(slot, to: other.current[slot])
      }
    }
  }
}
