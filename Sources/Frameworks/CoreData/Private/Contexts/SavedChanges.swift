@_spi(Windfall) import ObjectiveC
import PersistenceEngine

/// The IDs of what another context saved.
struct SavedChanges {
  var inserted: [ObjectID] = []
  var updated: [ObjectID] = []
  var deleted: [ObjectID] = []

  init(inserted: [ObjectID] = [], updated: [ObjectID] = [], deleted: [ObjectID] = []) {
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
  }

  /// Reads the user info of a notification: objects, IDs or their URIs.
  init(_ info: [AnyHashable: Any], in context: NSManagedObjectContext) {
    inserted = Self.ids(info, [NSInsertedObjectsKey, NSInsertedObjectIDsKey], context)
    updated = Self.ids(
      info, [NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey], context)
    deleted = Self.ids(info, [NSDeletedObjectsKey, NSDeletedObjectIDsKey], context)
  }

  private static func ids(_ info: [AnyHashable: Any], _ keys: [String], _ context: NSManagedObjectContext)
    -> [ObjectID]
  {
    let found = keys.flatMap { key -> [Any] in
      switch info[key] {
      case let set as Set<NSManagedObject>: Array(set)
      case let set as Set<NSManagedObjectID>: Array(set)
      case let set as NSSet: set.allObjects
      case let list as [Any]: list
      default: []
      }
    }
    let ids = found.compactMap { item -> ObjectID? in
      switch item {
      case let object as NSManagedObject: object.id
      case let id as NSManagedObjectID: context.ownID(of: id)
      case let url as URL: context.rootCoordinator?.managedObjectID(forURIRepresentation: url)?.value
      default: nil
      }
    }
    return ids.sorted { ($0.store, $0.entity, $0.key) < ($1.store, $1.entity, $1.key) }
  }
}

extension NSManagedObjectContext {
  /// The ID by which this context's coordinator knows an object that another coordinator has in the same store.
  func ownID(of id: NSManagedObjectID) -> ObjectID {
    guard let coordinator = rootCoordinator, id.value.store != 0,
      coordinator.store(number: id.value.store) == nil
    else { return id.value }
    return coordinator.managedObjectID(forURIRepresentation: id.uriRepresentation())?.value ?? id.value
  }
}

extension NSPersistentStoreCoordinator {
  func forgetRows(of changes: SavedChanges) {
    for id in changes.updated + changes.deleted { cache.remove(id) }
  }
}

extension NSManagedObjectContext {
  /// Brings what another context saved into this one: new objects as faults, changed ones refreshed with own changes on
  /// top, deleted ones deleted.
  @_spi(Windfall) public func mergeSaved(inserted: [ObjectID], updated: [ObjectID], deleted: [ObjectID]) {
    merge(SavedChanges(inserted: inserted, updated: updated, deleted: deleted))
  }

  func merge(_ saved: SavedChanges) { ReleasePool.drain(after: { follow(saved) }) }

  /// What others have deleted leaves the context when changes are processed, and is one of its deleted objects so long.
  func forgetDeletedElsewhere() {
    let gone = deletedElsewhere
    deletedElsewhere = []
    for object in gone where object.context === self {
      registry[object.id] = nil
      object.state.remove(.deleted)
      object.context = nil
      releaseRow(of: object.id)
    }
  }

  private func follow(_ saved: SavedChanges) {
    processChanges()
    advanceGeneration()
    var changes = ContextChanges()
    for id in saved.inserted {
      let isKnown = registered(id) != nil
      let object = self.object(for: id)
      if isKnown, !object.isFault { continue }
      changes.inserted.append(object)
    }
    for id in saved.updated {
      guard let object = registered(id) else { continue }
      changes.refreshed.append(object)
      guard !object.isFault || object.state.contains(.filled) else { continue }
      if object.hasChanges, let row = try? storedRow(id, isFresh: false) {
        rebase(object, on: row)
      } else if object.isFault {
        object.state.remove(.filled)
      } else {
        object.turnIntoFault()
      }
      // Who reads the object now finds what was saved, as after refresh(_:mergeChanges:).
      object.publisher?.send()
    }
    for id in saved.deleted {
      guard let object = registered(id), !object.isDeleted else { continue }
      object.publisher?.send()
      changes.deleted.append(object)
      object.state.subtract(.changes)
      object.state.insert(.deleted)
      object.state.subtract([.listed, .propagated])
      changed.removeAll { $0 === object }
      pending.removeAll { $0 === object }
    }
    deletedElsewhere += changes.deleted
    announce(changes)
    if !deletedElsewhere.isEmpty { scheduleProcessing() }
    var info: [AnyHashable: Any] = [:]
    info[NSInsertedObjectIDsKey] = Set(changes.inserted.map(\.identifier))
    info[NSUpdatedObjectIDsKey] = Set(changes.refreshed.map(\.identifier))
    info[NSRefreshedObjectIDsKey] = info[NSUpdatedObjectIDsKey]
    info[NSDeletedObjectIDsKey] = Set(changes.deleted.map(\.identifier))
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: info)
  }
}
