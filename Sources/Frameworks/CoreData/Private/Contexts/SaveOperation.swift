import PersistenceEngine

/// One save of a context: all of it, or nothing and an error.
struct SaveOperation {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) { self.context = context }

  func run() throws {
    context.checkQueue()
    guard context.rootCoordinator != nil else {
      stop(.internalInconsistencyException, "Can't save a context without a coordinator.")
    }
    guard !context.isSaving else { return }
    context.isSaving = true
    defer { context.isSaving = false }
    context.processChanges()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: context)
    // Whoever waits for a save hears of one that had nothing to write, too.
    guard context.hasChanges else {
      if context.parent == nil { try context.rootCoordinator?.writeMetadata() }
      return context.finishSave(SavedSets(context), from: context)
    }
    context.advanceGeneration()
    try settle()
    try validate()
    if let parent = context.parent {
      try ParentSave(context, parent).run()
    } else {
      try StoreSave(context).run()
    }
  }

  /// Objects may change others, or themselves, when they are told of the save.
  private func settle() throws {
    var told: Set<ObjectIdentifier> = []
    for _ in 0..<1000 {
      let objects = context.changed.filter { $0.hasChanges && told.insert(ObjectIdentifier($0)).inserted }
      guard !objects.isEmpty else { return }
      for object in objects { object.willSave() }
      // One that changed is told again; what it sets to what it was does not count.
      for object in context.pending { told.remove(ObjectIdentifier(object)) }
      context.processChanges()
    }
    stop(
      .internalInconsistencyException,
      "Failed to process pending changes before save.  The context is still dirty after 1000 attempts.  Typically this "
        + "recursive dirtying is caused by a bad validation method, -willSave, or notification handler.")
  }

  private func validate() throws {
    var errors: [NSError] = []
    for object in context.changed where object.hasChanges {
      do {
        if object.isDeleted {
          try object.validateForDelete()
        } else if object.isInserted {
          try object.validateForInsert()
        } else {
          try object.validateForUpdate()
        }
      } catch {
        let error = error as NSError
        if error.code == 1560, let details = error.userInfo[NSDetailedErrorsKey] as? [NSError] {
          errors += details
        } else {
          errors.append(error)
        }
      }
    }
    guard let first = errors.first else { return }
    throw errors.count == 1 ? first : CoreDataError.make(1560, [NSDetailedErrorsKey: errors])
  }
}

/// What one save was about.
struct SavedSets {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []

  init(_ context: NSManagedObjectContext) {
    for object in context.changed {
      if object.isDeleted {
        deleted.append(object)
      } else if object.isInserted {
        inserted.append(object)
      } else if object.state.contains(.updated) {
        updated.append(object)
      }
    }
  }

  var all: [NSManagedObject] { inserted + updated + deleted }

  /// Under the keys of the notifications.
  var objects: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    info[NSInsertedObjectsKey] = Set(inserted)
    info[NSUpdatedObjectsKey] = Set(updated)
    info[NSDeletedObjectsKey] = Set(deleted)
    return info
  }

  var identifiers: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    info[NSInsertedObjectIDsKey] = Set(inserted.map(\.identifier))
    info[NSUpdatedObjectIDsKey] = Set(updated.map(\.identifier))
    info[NSDeletedObjectIDsKey] = Set(deleted.map(\.identifier))
    return info
  }
}

extension NSManagedObjectContext {
  /// Ends a save that has been done: flags, notifications, and those who follow.
  func finishSave(_ sets: SavedSets, from sender: NSManagedObjectContext, token: NSPersistentHistoryToken? = nil) {
    for object in changed { object.state.subtract([.listed, .propagated]) }
    let objects = changed
    changed = []
    for object in sets.deleted {
      object.state.subtract(.changes)
      object.state.subtract(.pendings)
      registry[object.id] = nil
      if !object.id.isTemporary, parent == nil { rootCoordinator?.cache.remove(object.id) }
    }
    for object in sets.all { object.didSave() }
    for object in sets.deleted { object.context = nil }
    var info = sets.objects
    var identifiers = sets.identifiers
    if let token {
      info["newChangeToken"] = token
      identifiers["newChangeToken"] = token
    }
    if let generationToken { info[NSManagedObjectContextQueryGenerationKey] = generationToken }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: identifiers)
    let saved = SavedChanges(
      inserted: sets.inserted.map(\.id), updated: sets.updated.map(\.id), deleted: sets.deleted.map(\.id))
    guard !sets.all.isEmpty else { return }
    let below = parent == nil ? (rootCoordinator?.contexts.all ?? []).filter { $0 !== self } : []
    for other in below + children.all where other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(saved) }
    }
    withExtendedLifetime(objects) {}
  }
}
