import PersistenceEngine

extension NSManagedObjectContext {
  // MARK: - Noting

  func insertNew(_ object: NSManagedObject) {
    checkQueue()
    object.context = self
    register(object)
    object.state.insert([.inserted, .pendingInsert])
    list(object)
    object.awakeFromInsert()
  }

  /// Takes an object that was made without a context.
  func insertKnown(_ object: NSManagedObject) {
    if object.context === self {
      guard object.isDeleted else { return }
      object.state.subtract([.deleted, .pendingDelete, .propagated])
      if object.id.isTemporary { object.state.insert([.inserted, .pendingInsert]) }
      return list(object)
    }
    guard object.context == nil else {
      stop(.invalidArgumentException, "An NSManagedObject cannot be in two contexts: \(object)")
    }
    insertNew(object)
  }

  func noteUpdate(_ object: NSManagedObject) {
    if !object.state.contains(.inserted), !object.state.contains(.updated) { object.state.insert(.updated) }
    object.state.insert(.pendingUpdate)
    list(object)
  }

  func markDeleted(_ object: NSManagedObject, isGone: Bool = false) {
    guard object.context === self else {
      if object.context == nil { return }
      stop(
        .invalidArgumentException,
        "An NSManagedObjectContext cannot delete objects in other contexts.")
    }
    guard !object.state.contains(.deleted) else { return }
    if !isGone {
      if object.isFault { object.fire() }
      object.prepareForDeletion()
    }
    if object.event == nil { object.event = object.snapshot }
    object.publisher?.send()
    object.state.insert([.deleted, .pendingDelete])
    if isGone { object.state.insert(.propagated) }
    list(object)
    if !propagatesDeletesAtEndOfEvent { propagateDeletions() }
  }

  private func list(_ object: NSManagedObject) {
    if object.state.insert(.listed).inserted { changed.append(object) }
    if object.state.insert(.pending).inserted { pending.append(object) }
    scheduleProcessing()
  }

  func scheduleProcessing() {
    guard concurrencyType == .mainQueueConcurrencyType, !isProcessingScheduled, !isProcessing else { return }
    isProcessingScheduled = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isProcessingScheduled = false
      processPendingChanges()
    }
  }

  // MARK: - Processing

  func processChanges() {
    if !deletedElsewhere.isEmpty { forgetDeletedElsewhere() }
    guard !isProcessing, !pending.isEmpty else { return }
    isProcessing = true
    defer { isProcessing = false }
    propagateDeletions()
    let objects = pending
    pending = []
    var changes = ContextChanges()
    for object in objects {
      let state = object.state
      if state.contains(.pendingDelete), state.contains(.deleted) {
        // What was inserted and deleted at once has never been there.
        if !state.contains(.pendingInsert) { changes.deleted.append(object) }
      } else if state.contains(.pendingInsert) {
        changes.inserted.append(object)
      } else if state.contains(.pendingUpdate) {
        changes.updated.append(object)
      } else if state.contains(.pendingRefresh) {
        changes.refreshed.append(object)
      }
    }
    registerUndo(objects)
    for object in objects {
      object.state.subtract(.pendings)
      object.event = nil
      // After a save that failed, such an object has a permanent ID.
      if object.state.isSuperset(of: [.inserted, .deleted]) {
        object.state.subtract([.inserted, .deleted])
        object.context = nil
        registry[object.id] = nil
      }
    }
    changed.removeAll { object in
      guard object.state.isDisjoint(with: .changes) else { return false }
      object.state.remove(.listed)
      return true
    }
    announce(changes)
  }

  /// Tells those who live on this context, then everybody.
  func announce(_ changes: ContextChanges) {
    guard !changes.isEmpty else { return }
    for follower in followers.all { follower.contextDidChange(changes) }
    var info: [AnyHashable: Any] = [:]
    if !changes.inserted.isEmpty { info[NSInsertedObjectsKey] = Set(changes.inserted) }
    if !changes.updated.isEmpty { info[NSUpdatedObjectsKey] = Set(changes.updated) }
    if !changes.deleted.isEmpty { info[NSDeletedObjectsKey] = Set(changes.deleted) }
    if !changes.refreshed.isEmpty { info[NSRefreshedObjectsKey] = Set(changes.refreshed) }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  /// Follows the rules of what was deleted, and of what is deleted by that.
  func propagateDeletions() {
    var index = 0
    while index < pending.count {
      let object = pending[index]
      index += 1
      guard object.state.contains(.deleted), object.state.insert(.propagated).inserted else { continue }
      propagate(object)
    }
  }

  private func propagate(_ object: NSManagedObject) {
    for property in object.managed.entity.properties {
      guard let relationship = property.relationship else { continue }
      let rule = relationship.definition.deleteRule
      if rule == .noAction || rule == .deny { continue }
      let related = object.deniedIDs(property.slot).map { self.object(for: $0) }
      for other in related where !other.isDeleted {
        if rule == .cascade {
          markDeleted(other)
        } else if let inverse = relationship.inverse {
          other.drop(object.id, from: inverse)
        }
      }
    }
  }

  // MARK: - Going back

  func refreshObject(_ object: NSManagedObject, keepingChanges: Bool) {
    guard object.context === self else { return }
    if object.state.contains(.inserted) {
      // No store has its values, so that they stay behind the fault.
      if !keepingChanges { object.state.insert([.fault, .filled]) }
      return
    }
    if keepingChanges, object.hasChanges, !object.isFault {
      guard let row = try? storedRow(object.id, isFresh: false) else { return }
      rebase(object, on: row)
    } else {
      if object.state.contains(.listed) {
        object.state.subtract(.changes)
        object.state.subtract([.listed, .propagated])
        changed.removeAll { $0 === object }
      }
      let wasFault = object.isFault
      object.turnIntoFault()
      object.state.remove(.filled)
      if wasFault { return }
    }
    object.publisher?.send()
    object.state.insert(.pendingRefresh)
    if object.state.insert(.pending).inserted { pending.append(object) }
    scheduleProcessing()
  }

  /// Takes a newer row, with the object's own changes on top.
  func rebase(_ object: NSManagedObject, on row: Row) {
    var stored = row.values
    for slot in object.managed.transientSlots { stored[slot] = object.committed[slot] }
    for slot in object.current.indices where object.current[slot] == object.committed[slot] {
      object.current[slot] = stored[slot]
      let isTransient = object.managed.property(at: slot).isTransient
      if !isTransient, !object.changedBoxes.contains(slot) { object.boxes[slot] = nil }
    }
    object.committed = stored
    object.version = row.version
    for slot in object.manies.indices where object.manies[slot]?.unload() == false { object.manies[slot] = nil }
  }

  func undoAll() {
    processChanges()
    let objects = changed
    changed = []
    pending = []
    for object in objects {
      let wasInserted = object.state.contains(.inserted)
      object.state.subtract(.changes)
      object.state.subtract(.pendings)
      object.state.subtract([.listed, .propagated])
      object.publisher?.send()
      if wasInserted {
        registry[object.id] = nil
        object.context = nil
      } else {
        object.current = object.committed
        object.manies = []
        object.boxes = [:]
        object.changedBoxes = []
        object.event = nil
        object.awake(fromSnapshotEvents: .rollback)
      }
    }
    undoManager?.removeAllActions()
    let kept = objects.filter { $0.context === self }
    guard !objects.isEmpty else { return }
    var changes = ContextChanges(refreshed: kept)
    changes.deleted = objects.filter { $0.context == nil }
    announce(changes)
  }

  func forgetAll() {
    let objects = registry.objects
    for object in objects {
      object.turnIntoFault()
      object.state = .fault
      object.context = nil
      releaseRow(of: object.id)
    }
    registry.removeAll()
    changed = []
    pending = []
    deletedElsewhere = []
    retained = []
    assignments = [:]
    undoManager?.removeAllActions()
    guard rootCoordinator != nil else { return }
    for follower in followers.all { follower.contextDidReset() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: objects.map(\.identifier)])
  }
}
