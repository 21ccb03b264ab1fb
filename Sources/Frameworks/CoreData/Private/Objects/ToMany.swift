import PersistenceEngine

/// The objects of one relationship to many.
final class ToMany {
  private(set) var ids: [ObjectID] = []
  private var places: Set<ObjectID>?
  /// As of the last fetch or save; nil while that is not known.
  private(set) var committed: [ObjectID]?
  /// What happened before it was known.
  private var added: [ObjectID] = []
  private var removed: Set<ObjectID> = []

  var isLoaded: Bool { committed != nil }

  var isChanged: Bool {
    guard let committed else { return !added.isEmpty || !removed.isEmpty }
    return committed != ids
  }

  /// Takes what the store has, and repeats on top of it what was done before.
  func load(_ stored: [ObjectID]) {
    guard committed == nil else { return }
    committed = stored
    ids = stored.filter { !removed.contains($0) }
    places = nil
    let late = added
    added = []
    removed = []
    for id in late { _ = add(id) }
  }

  func contains(_ id: ObjectID) -> Bool {
    guard committed != nil else { return added.contains(id) }
    if ids.count <= 12 { return ids.contains(id) }
    if places == nil { places = Set(ids) }
    return places?.contains(id) == true
  }

  /// Whether it was not there.
  func add(_ id: ObjectID, at index: Int? = nil) -> Bool {
    guard committed != nil else {
      removed.remove(id)
      guard !added.contains(id) else { return false }
      added.append(id)
      return true
    }
    guard !contains(id) else { return false }
    if let index { ids.insert(id, at: index) } else { ids.append(id) }
    places?.insert(id)
    return true
  }

  func remove(_ id: ObjectID) {
    guard committed != nil else {
      added.removeAll { $0 == id }
      removed.insert(id)
      return
    }
    guard contains(id), let index = ids.firstIndex(of: id) else { return }
    ids.remove(at: index)
    places?.remove(id)
  }

  func replace(with new: [ObjectID]) {
    ids = new
    places = nil
  }

  func commit() {
    if committed != nil {
      committed = ids
    } else {
      added = []
      removed = []
    }
  }

  /// Puts other IDs in place of those that were temporary.
  func rename(_ names: [ObjectID: ObjectID]) {
    ids = ids.map { names[$0] ?? $0 }
    committed = committed?.map { names[$0] ?? $0 }
    added = added.map { names[$0] ?? $0 }
    removed = Set(removed.map { names[$0] ?? $0 })
    places = nil
  }

  /// Forgets what the store has, and keeps what was done since; returns whether anything was.
  func unload() -> Bool {
    guard let old = committed else { return isChanged }
    let before = Set(old)
    let now = Set(ids)
    added = ids.filter { !before.contains($0) }
    removed = before.subtracting(now)
    committed = nil
    ids = []
    places = nil
    return isChanged
  }

  func copy() -> ToMany {
    let copy = ToMany()
    copy.ids = ids
    copy.committed = committed
    copy.added = added
    copy.removed = removed
    return copy
  }
}
