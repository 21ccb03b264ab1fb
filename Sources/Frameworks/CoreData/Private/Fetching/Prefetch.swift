import PersistenceEngine

/// Fetches the objects of relationships before they are asked for: one statement for each step says which they are, and
/// one has their rows.
struct Prefetch {
  private let keys: [String]
  private let context: NSManagedObjectContext

  init(_ path: String, _ context: NSManagedObjectContext) {
    keys = path.split(separator: ".").map { String($0) }
    self.context = context
  }

  func run(_ objects: [NSManagedObject]) throws {
    var objects = objects
    for key in keys {
      try fill(objects)
      objects = try step(key, objects)
    }
    try fill(objects)
  }

  /// Takes the rows of all faults at once.
  private func fill(_ objects: [NSManagedObject]) throws {
    guard context.parent == nil, let coordinator = context.rootCoordinator else {
      for object in objects { object.fire() }
      return
    }
    let faults = objects.filter { $0.isFault && !$0.state.contains(.filled) && !$0.id.isTemporary }
    for (number, group) in Dictionary(grouping: faults, by: \.id.store).sorted(by: { $0.key < $1.key }) {
      guard let store = coordinator.store(number: number) else { continue }
      try coordinator.reading {
        let engine = try context.engine(of: store)
        let rows = try engine.rows(for: group.map(\.id))
        for object in group {
          guard let row = rows[object.id] else { continue }
          if engine === store.engine { coordinator.cache.put(object.id, row) }
          object.take(row)
        }
      }
    }
  }

  private func step(_ key: String, _ objects: [NSManagedObject]) throws -> [NSManagedObject] {
    guard let first = objects.first, let slot = first.managed.entity.slot(of: key),
      let relationship = first.managed.property(at: slot).relationship
    else { return [] }
    if relationship.isToMany, context.parent == nil, let coordinator = context.rootCoordinator {
      let missing = objects.filter { !$0.toMany(slot).isLoaded && !$0.id.isTemporary }
      for (store, group) in Dictionary(grouping: missing, by: \.id.store).sorted(by: { $0.key < $1.key }) {
        guard let engine = try coordinator.store(number: store).map({ try context.engine(of: $0) }) else { continue }
        let found = try coordinator.reading { try engine.objects(of: group.map(\.id), in: slot) }
        for object in group { object.toMany(slot).load(found[object.id] ?? []) }
      }
    }
    var seen: Set<ObjectID> = []
    return objects.flatMap { $0.deniedIDs(slot) }.filter { seen.insert($0).inserted }.map { context.object(for: $0) }
  }
}
