import PersistenceEngine

/// What the stores said of the objects that contexts of one coordinator know.
final class RowCache: @unchecked Sendable {
  private struct Entry {
    var row: Row?
    var holders = 0
  }

  private let lock = NSLock()
  private var entries: [ObjectID: Entry] = [:]

  /// A context has the object.
  func retain(_ id: ObjectID) { lock.withLock { entries[id, default: Entry()].holders += 1 } }

  /// A context no longer has it; a row that nobody needs is dropped.
  func release(_ id: ObjectID) {
    lock.withLock {
      guard var entry = entries[id] else { return }
      entry.holders -= 1
      entries[id] = entry.holders > 0 ? entry : nil
    }
  }

  subscript(id: ObjectID) -> Row? { lock.withLock { entries[id]?.row } }

  func put(_ id: ObjectID, _ row: Row) { lock.withLock { entries[id, default: Entry()].row = row } }

  func remove(_ id: ObjectID) { lock.withLock { entries[id]?.row = nil } }

  func removeAll() {
    lock.withLock {
      for id in entries.keys { entries[id]?.row = nil }
    }
  }
}
