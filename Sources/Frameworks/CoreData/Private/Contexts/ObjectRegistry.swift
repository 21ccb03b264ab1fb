import PersistenceEngine

/// The objects of a context, of which each ID has at most one. Objects end on any thread, so there is a lock.
final class ObjectRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [ObjectID: Weak<NSManagedObject>] = [:]

  subscript(id: ObjectID) -> NSManagedObject? {
    get { lock.withLock { entries[id]?.object } }
    set { lock.withLock { entries[id] = newValue.map { Weak(object: $0) } } }
  }

  /// Forgets an object that has ended, unless another has taken its place.
  func forget(_ id: ObjectID) {
    lock.withLock { if let entry = entries[id], entry.object == nil { entries.removeValue(forKey: id) } }
  }

  /// In the order of their IDs.
  var objects: [NSManagedObject] {
    let all = lock.withLock { entries.values.compactMap(\.object) }
    return all.sorted { ($0.id.entity, $0.id.store, $0.id.key) < ($1.id.entity, $1.id.store, $1.id.key) }
  }

  func removeAll() {
    let old = lock.withLock {
      let old = entries
      entries = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }
}
