import PersistenceEngine
import PersistenceModel

/// Makes a file of one version of a model one of another, where names say what became of what.
struct LightweightMigration {
  private let source: ManagedModel
  private let target: ManagedModel
  private let url: URL

  init(from source: ManagedModel, to target: ManagedModel, at url: URL) {
    self.source = source
    self.target = target
    self.url = url
  }

  /// Leaves the file as it was where anything fails.
  func run(metadata: [String: any Sendable]) throws {
    try MigrationFiles.replace(url) { try write(to: $0, metadata: metadata) }
  }

  /// Leaves the file as it is, and writes the objects into another one.
  func write(to copy: URL, metadata: [String: any Sendable]) throws {
    try StoreFailure.translating {
      let old = try SQLiteStore(url: url, model: source.model, isReadOnly: true)
      defer { old.close() }
      var metadata = metadata
      metadata[NSStoreUUIDKey] = old.metadata[NSStoreUUIDKey]
      let new = try SQLiteStore(url: copy, model: target.model, metadata: metadata)
      defer { new.close() }
      try move(from: old, to: new)
    }
  }

  /// Throws where names do not say what becomes of the objects.
  func check() throws {
    for entity in target.entities {
      if let former = source(of: entity) { _ = try properties(of: entity, from: former) }
    }
  }

  private func move(from old: any Store, to new: any Store) throws {
    let kept = target.entities.compactMap { entity in source(of: entity).map { (entity, $0) } }
    let entities = Dictionary(kept.map { ($1.entity.index, $0) }) { first, _ in first }
    func renamed(_ id: ObjectID) -> ObjectID? {
      entities[Int(id.entity)].map {
        ObjectID(entity: Int32($0.entity.index), store: new.number, key: id.key)
      }
    }
    var changes = StoreChanges()
    var lastKeys: [Int: Int64] = [:]
    for (entity, former) in kept {
      let plan = try properties(of: entity, from: former)
      var fetch = StoreFetch(entity: former.entity.index)
      fetch.includesSubentities = false
      for (id, row) in try old.rows(fetch) {
        guard let name = renamed(id) else { continue }
        var values = entity.defaults
        for (slot, formerSlot) in plan {
          guard let relationship = entity.property(at: slot).relationship else {
            values[slot] = converted(row.values[formerSlot], entity.property(at: slot))
            continue
          }
          if relationship.isToMany {
            values[slot] = .objects(try old.objects(of: id, in: formerSlot).compactMap(renamed))
          } else if case .object(let other) = row.values[formerSlot] {
            values[slot] = renamed(other).map { .object($0) } ?? .null
          }
        }
        changes.inserted.append(.init(id: name, values: values, version: 0))
        lastKeys[entity.entity.root] = max(lastKeys[entity.entity.root] ?? 0, id.key)
      }
    }
    for (root, key) in lastKeys { _ = try new.reserveKeys(Int(key), entity: root) }
    try new.write(changes)
  }

  private func source(of entity: ManagedEntity) -> ManagedEntity? {
    source.entity(named: entity.entity.definition.renamingIdentifier ?? entity.name)
      ?? source.entity(named: entity.name)
  }

  /// The slots of what the source has, too. Throws where a new value has to be there and is not known.
  private func properties(of entity: ManagedEntity, from former: ManagedEntity) throws -> [(Int, Int)] {
    try entity.entity.properties.compactMap { property in
      let old = entity.properties[property.slot].renamingIdentifier ?? property.name
      if let slot = former.entity.slot(of: old) ?? former.entity.slot(of: property.name) {
        let isMany = property.relationship?.isToMany
        if isMany == former.property(at: slot).relationship?.isToMany { return (property.slot, slot) }
      }
      if let attribute = property.attribute, !attribute.isOptional, !attribute.isTransient,
        entity.defaults[property.slot] == .null
      {
        throw CoreDataError.make(
          134_190,
          [
            NSLocalizedDescriptionKey: "Can't find or automatically infer mapping model for migration",
            "reason": "Validation error missing attribute values on mandatory destination attribute",
            "entity": entity.name, "attribute": property.name,
          ])
      }
      return nil
    }
  }

  private func converted(_ value: Value, _ property: Property) -> Value {
    guard let attribute = property.attribute, !attribute.kind.isBoxed else { return value }
    let object = ValueCoding.object(of: value, kind: attribute.kind)
    return ValueCoding.value(of: object, kind: attribute.kind) ?? .null
  }
}
