/// Finds objects that may not be stored beside each other, after a store has refused a save.
struct StoreConstraints {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The slots that must differ together, those of ancestors among them.
  func slots(of entity: Int) -> [[Int]] {
    var result: [[Int]] = []
    var current: Int? = entity
    while let index = current {
      for names in model.entities[index].definition.uniquenessConstraints {
        let slots = names.compactMap { model.entities[index].slot(of: $0) }
        if slots.count == names.count, !slots.isEmpty { result.append(slots) }
      }
      current = model.entities[index].parent
    }
    return result
  }

  private struct Key: Hashable {
    var root: Int
    var slots: [Int]
    var properties: [String]
    var values: [Value]
  }

  /// The closure finds a stored object by an entity, slots and values. What is nil is like nothing.
  func conflicts(
    in changes: StoreChanges, stored: (Int, [Int], [Value]) throws -> ObjectID?
  ) rethrows -> [StoreConflict.Constraint] {
    var objects: [Key: [ObjectID]] = [:]
    var order: [Key] = []
    for object in changes.inserted + changes.updated {
      let entity = Int(object.id.entity)
      for slots in slots(of: entity) {
        let values = slots.map { object.values[$0] }
        guard !values.contains(.null) else { continue }
        let key = Key(
          root: model.entities[entity].root, slots: slots,
          properties: slots.map { model.entities[entity].properties[$0].name }, values: values)
        if objects[key] == nil { order.append(key) }
        objects[key, default: []].append(object.id)
      }
    }
    let changed = Set((changes.inserted + changes.updated).map(\.id)).union(changes.deleted.map(\.id))
    var result: [StoreConflict.Constraint] = []
    for key in order {
      guard let conflicting = objects[key] else { continue }
      let found = try stored(Int(conflicting[0].entity), key.slots, key.values)
      let other = found.flatMap { changed.contains($0) ? nil : $0 }
      guard other != nil || conflicting.count > 1 else { continue }
      result.append(
        StoreConflict.Constraint(
          properties: key.properties, values: key.values, stored: other, conflicting: conflicting))
    }
    return result
  }
}
