import PersistenceEngine

/// Fetches the objects of relationships before they are asked for, with one look into the store for each step.
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
      for object in objects { object.fire() }
      objects = try step(key, objects)
    }
  }

  private func step(_ key: String, _ objects: [NSManagedObject]) throws -> [NSManagedObject] {
    guard let first = objects.first, let slot = first.managed.entity.slot(of: key),
      let relationship = first.managed.property(at: slot).relationship
    else { return [] }
    if relationship.isToMany, context.parent == nil, let coordinator = context.rootCoordinator {
      let missing = objects.filter { !$0.toMany(slot).isLoaded && !$0.id.isTemporary }
      for (store, group) in Dictionary(grouping: missing, by: \.id.store).sorted(by: { $0.key < $1.key }) {
        guard let engine = coordinator.store(number: store)?.engine else { continue }
        let found = try coordinator.reading { try engine.objects(of: group.map(\.id), in: slot) }
        for object in group { object.toMany(slot).load(found[object.id] ?? []) }
      }
    }
    var seen: Set<ObjectID> = []
    return objects.flatMap { $0.deniedIDs(slot) }.filter { seen.insert($0).inserted }.map { context.object(for: $0) }
  }
}
