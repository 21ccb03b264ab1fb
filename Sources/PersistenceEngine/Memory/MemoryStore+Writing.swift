import Foundation
import WindfallCore

extension MemoryStore {
  public func write(_ changes: StoreChanges) throws {
    guard !isReadOnly else {
      throw StoreProblem(code: CocoaError.Code.fileWriteNoPermission.rawValue, reason: "the store is read-only")
    }
    var versions: [StoreConflict.Version] = []
    for (id, version) in changes.deleted + changes.updated.map({ ($0.id, $0.version) }) {
      let row = object(id)?.row
      // Who deletes an object whatever its version has nothing against its being gone.
      let isFine = version < 0 ? row != nil || changes.deleted.contains { $0.id == id } : row?.version == version
      if !isFine { versions.append(StoreConflict.Version(id: id, row: row)) }
    }
    guard versions.isEmpty else { throw StoreConflict(versions: versions) }
    let constraints = StoreConstraints(model)
    let conflicts = constraints.conflicts(in: changes) { entity, slots, values in
      unique[MemoryUniqueKey(root: model.entities[entity].root, slots: slots, values: values)]
    }
    guard conflicts.isEmpty else { throw StoreConflict(constraints: conflicts) }
    guard file != nil else { return apply(changes, constraints) }
    let before = (tables, links, owners, places, unique)
    apply(changes, constraints)
    do {
      try writeFile()
    } catch {
      (tables, links, owners, places, unique) = before
      throw error
    }
  }

  private func apply(_ changes: StoreChanges, _ constraints: StoreConstraints) {
    for (id, _) in changes.deleted { remove(id) }
    for object in changes.updated { setUnique(object.id, nil, constraints) }
    for object in changes.updated {
      put(object.id, object.values, version: (self.object(object.id)?.row.version ?? 0) + 1, constraints)
    }
    for object in changes.inserted { put(object.id, object.values, version: 1, constraints) }
    for object in changes.inserted + changes.updated { putMany(object) }
  }

  /// Takes objects as they are in a file.
  func put(_ objects: [StoreChanges.Object]) {
    let constraints = StoreConstraints(model)
    for object in objects { put(object.id, object.values, version: object.version, constraints) }
    for object in objects { putMany(object) }
  }

  /// Removes an object from everything that leads to it by way of an inverse.
  func remove(_ id: ObjectID) {
    guard let object = object(id) else { return }
    setUnique(id, nil, StoreConstraints(model))
    let root = root(of: id)
    for (slot, place) in layout.places[Int(id.entity)].enumerated() {
      let link = MemoryLink(root: root, slot: slot, key: id.key, owner: owner(Int(id.entity), slot))
      switch place {
      case .toOne:
        if case .object(let target) = object.row.values[slot] { setOwner(id, slot, target, false) }
        places[link] = nil
      case .join:
        for other in links[link] ?? [] { unlink(id, from: other, slot) }
        links[link] = nil
      default: continue
      }
    }
    tables[root]?.set(nil, at: id.key)
  }

  private func put(_ id: ObjectID, _ values: [Value], version: Int64, _ constraints: StoreConstraints) {
    let old = object(id)
    var kept = values
    for (slot, place) in layout.places[Int(id.entity)].enumerated() {
      switch place {
      case .attribute:
        // Not a number is no value, as in a database.
        switch kept[slot] {
        case .double(let number) where number.isNaN: kept[slot] = .null
        case .date(let number) where number.isNaN: kept[slot] = .null
        default: continue
        }
      case .toOne:
        let before: Value = old?.row.values[slot] ?? .null
        guard before != kept[slot] else { continue }
        if case .object(let target) = before { setOwner(id, slot, target, false) }
        if case .object(let target) = kept[slot] { setOwner(id, slot, target, true) }
      case .nowhere, .inverse, .join: kept[slot] = .null
      }
    }
    tables[root(of: id), default: MemoryTable()].set(
      MemoryTable.Object(id: id, row: Row(values: kept, version: version)), at: id.key)
    setUnique(id, kept, constraints)
  }

  /// With the values that an object has now, or without them where there are none.
  private func setUnique(_ id: ObjectID, _ values: [Value]?, _ constraints: StoreConstraints) {
    for slots in constraints.slots(of: Int(id.entity)) {
      guard let current = values ?? object(id)?.row.values else { continue }
      let key = MemoryUniqueKey(root: root(of: id), slots: slots, values: slots.map { current[$0] })
      guard !key.values.contains(.null) else { continue }
      unique[key] = values == nil ? nil : id
    }
  }

  private func setOwner(_ id: ObjectID, _ slot: Int, _ target: ObjectID, _ isSet: Bool) {
    let link = MemoryLink(root: root(of: id), slot: slot, key: target.key, owner: owner(Int(id.entity), slot))
    if isSet { owners[link, default: []].insert(id) } else { owners[link]?.remove(id) }
  }

  private func putMany(_ object: StoreChanges.Object) {
    let entity = Int(object.id.entity)
    for (slot, place) in layout.places[entity].enumerated() {
      guard slot < object.values.count, case .objects(let ids) = object.values[slot] else { continue }
      switch place {
      case .join(let join): putPairs(object.id, slot, ids, isOrdered: join.orderColumn != nil)
      case .inverse(let destination, let inverse):
        for (place, id) in ids.enumerated() {
          let link = MemoryLink(
            root: root(of: id), slot: inverse, key: id.key, owner: owner(destination, inverse))
          places[link] = place
        }
      default: continue
      }
    }
  }

  private func link(_ id: ObjectID, _ slot: Int) -> MemoryLink {
    MemoryLink(root: root(of: id), slot: slot, key: id.key, owner: owner(Int(id.entity), slot))
  }

  private func putPairs(_ id: ObjectID, _ slot: Int, _ ids: [ObjectID], isOrdered: Bool) {
    let own = link(id, slot)
    let old = links[own] ?? []
    for other in old where !ids.contains(other) { unlink(id, from: other, slot) }
    links[own] = isOrdered ? ids : ids.sorted { $0.key < $1.key }
    guard let inverse = model.entities[Int(id.entity)].properties[slot].relationship?.inverse else { return }
    for other in ids {
      let back = link(other, inverse)
      guard links[back]?.contains(id) != true else { continue }
      links[back, default: []].append(id)
      guard case .join(let join) = layout.places[Int(other.entity)][inverse], join.orderColumn == nil else { continue }
      links[back]?.sort { $0.key < $1.key }
    }
  }

  /// Takes an object out of the other side of a relationship between many.
  private func unlink(_ id: ObjectID, from other: ObjectID, _ slot: Int) {
    guard let inverse = model.entities[Int(id.entity)].properties[slot].relationship?.inverse else { return }
    links[link(other, inverse)]?.removeAll { $0 == id }
  }
}
