import PersistenceEngine

extension NSManagedObject {
  // MARK: - Reading

  func one(_ slot: Int) -> NSManagedObject? {
    guard case .object(let id) = current[slot] else { return nil }
    return context?.object(for: id)
  }

  func many(_ slot: Int) -> [NSManagedObject] {
    guard let context else { return [] }
    return loadedMany(slot).ids.map { context.object(for: $0) }
  }

  /// The relationship, of which nothing need be known.
  func toMany(_ slot: Int) -> ToMany {
    if manies.isEmpty { manies = Array(repeating: nil, count: current.count) }
    if let found = manies[slot] { return found }
    let made = ToMany()
    if id.isTemporary, context?.parent == nil || state.contains(.inserted) && version == 0 { made.load([]) }
    manies[slot] = made
    return made
  }

  func loadedMany(_ slot: Int) -> ToMany {
    let found = toMany(slot)
    if !found.isLoaded { found.load(context?.storedObjects(of: self, slot) ?? []) }
    return found
  }

  func isRelationshipFault(_ key: String) -> Bool {
    guard let slot = managed.entity.slot(of: key), let relationship = managed.property(at: slot).relationship else {
      stop(.invalidArgumentException, "\(managed.name) has no relationship named \(key)")
    }
    if isFault { return true }
    if relationship.isToMany { return !toMany(slot).isLoaded }
    guard case .object(let id) = current[slot] else { return false }
    return context?.registered(id)?.isFault ?? true
  }

  func relatedIDs(_ key: String) -> [NSManagedObjectID] {
    guard let slot = managed.entity.slot(of: key), let relationship = managed.property(at: slot).relationship,
      let context
    else { stop(.invalidArgumentException, "\(managed.name) has no relationship named \(key)") }
    fire()
    if relationship.isToMany { return loadedMany(slot).ids.map { context.identifier(of: $0) } }
    guard case .object(let id) = current[slot] else { return [] }
    return [context.identifier(of: id)]
  }

  // MARK: - Writing

  func setOne(_ slot: Int, to other: NSManagedObject?) {
    other.map { checkContext(of: $0, slot) }
    begin(slot)
    let old = current[slot]
    current[slot] = other.map { .object($0.id) } ?? .null
    followOne(slot, from: old)
    end(slot)
  }

  func setMany(_ slot: Int, to others: [NSManagedObject]) {
    for other in others { checkContext(of: other, slot) }
    begin(slot)
    let relationship = loadedMany(slot)
    let old = relationship.ids
    var seen: Set<ObjectID> = []
    relationship.replace(with: others.map(\.id).filter { seen.insert($0).inserted })
    followMany(slot, from: old)
    end(slot)
  }

  /// Adds objects at the end, or at a place.
  func add(_ others: [NSManagedObject], to slot: Int, at index: Int? = nil) {
    for other in others { checkContext(of: other, slot) }
    begin(slot)
    let relationship = index == nil ? toMany(slot) : loadedMany(slot)
    for (offset, other) in others.enumerated() where relationship.add(other.id, at: index.map { $0 + offset }) {
      link(other, slot)
    }
    end(slot)
  }

  func remove(_ others: [NSManagedObject], from slot: Int) {
    begin(slot)
    let relationship = toMany(slot)
    for other in others {
      relationship.remove(other.id)
      unlink(other, slot)
    }
    end(slot)
  }

  private func checkContext(of other: NSManagedObject, _ slot: Int) {
    if let context, other.context === context { return }
    stop(
      .invalidArgumentException,
      "Illegal attempt to establish a relationship '\(managed.property(at: slot).name)' between objects in different "
        + "contexts (source = \(self) , destination = \(other))")
  }

  // MARK: - The other side

  /// Makes the inverse of a relationship to one say the same as the relationship.
  func followOne(_ slot: Int, from old: Value) {
    guard let context, old != current[slot] else { return }
    if case .object(let id) = old { unlink(context.object(for: id), slot) }
    if case .object(let id) = current[slot] { link(context.object(for: id), slot) }
  }

  func followMany(_ slot: Int, from old: [ObjectID]) {
    guard let context else { return }
    let relationship = loadedMany(slot)
    let before = Set(old)
    let now = Set(relationship.ids)
    for id in old where !now.contains(id) { unlink(context.object(for: id), slot) }
    for id in relationship.ids where !before.contains(id) { link(context.object(for: id), slot) }
  }

  /// Tells another object that this one holds it.
  private func link(_ other: NSManagedObject, _ slot: Int) {
    guard let inverse = managed.property(at: slot).relationship?.inverse else { return }
    other.begin(inverse)
    if other.managed.property(at: inverse).relationship?.isToMany == true {
      _ = other.toMany(inverse).add(id)
    } else if case .object(let former) = other.current[inverse], former != id {
      other.current[inverse] = .object(id)
      // The one that held it does so no more.
      if let owner = context?.object(for: former) { owner.drop(other.id, from: slot) }
    } else {
      other.current[inverse] = .object(id)
    }
    other.end(inverse)
  }

  private func unlink(_ other: NSManagedObject, _ slot: Int) {
    guard let inverse = managed.property(at: slot).relationship?.inverse else { return }
    other.begin(inverse)
    other.drop(id, from: inverse, isAnnounced: true)
    other.end(inverse)
  }

  /// Lets go of an object, on this side only.
  func drop(_ gone: ObjectID, from slot: Int, isAnnounced: Bool = false) {
    if !isAnnounced { begin(slot) }
    if managed.property(at: slot).relationship?.isToMany == true {
      toMany(slot).remove(gone)
    } else if current[slot] == .object(gone) {
      current[slot] = .null
    }
    if !isAnnounced { end(slot) }
  }

  // MARK: - Names

  /// Puts other IDs in place of temporary ones.
  func rename(_ names: [ObjectID: ObjectID]) {
    for slot in managed.toOneSlots {
      if case .object(let old) = current[slot], let new = names[old] { current[slot] = .object(new) }
      if case .object(let old) = committed[slot], let new = names[old] { committed[slot] = .object(new) }
    }
    for relationship in manies { relationship?.rename(names) }
  }
}
