import PersistenceEngine

/// The file of a store, open or not.
struct StoreFile {
  private let url: URL
  private let isBinary: Bool

  init(_ type: String, _ url: URL) throws {
    guard type == NSSQLiteStoreType || type == NSBinaryStoreType else {
      throw CoreDataError.make(134_000, [NSLocalizedDescriptionKey: "Stores of the type \(type) are in no file"])
    }
    self.url = url
    isBinary = type == NSBinaryStoreType
  }

  func metadata() throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CoreDataError.make(260, [NSFilePathErrorKey: url.path])
    }
    return isBinary ? try StoreFailure.translating { try BinaryFile(at: url).metadata } : try Self.metadata(at: url)
  }

  static func metadata(at url: URL, timeout: Double? = nil) throws -> [String: any Sendable] {
    let found = try StoreFailure.translating { try SQLiteStore.metadata(at: url, timeout: timeout) }
    ForeignStores.note(found, of: url)
    return found
  }

  func setMetadata(_ metadata: [String: Any]) throws {
    try StoreFailure.translating {
      guard isBinary else { return try SQLiteStore.setMetadata(StoreMetadata.plain(metadata), at: url) }
      var file = try BinaryFile(at: url)
      try file.setMetadata(StoreMetadata.plain(metadata))
      try file.write(to: url)
    }
  }

  func destroy() throws {
    guard isBinary else { return try StoreFailure.translating { try SQLiteStore.destroy(at: url) } }
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  func replace(with source: URL) throws {
    try StoreFailure.translating {
      if isBinary { try BinaryFile(at: source).write(to: url) } else { try SQLiteStore.replace(at: url, with: source) }
    }
  }
}

/// Copies all objects from one store into another of the same model.
struct StoreCopy {
  private let managed: ManagedModel
  private let source: any Store
  private let target: any Store

  init(_ managed: ManagedModel, from source: any Store, to target: any Store) {
    self.managed = managed
    self.source = source
    self.target = target
  }

  func run() throws {
    try StoreFailure.translating {
      var found: [(ObjectID, Row)] = []
      for entity in managed.model.entities where entity.parent == nil {
        found += try source.rows(StoreFetch(entity: entity.index))
      }
      var names: [ObjectID: ObjectID] = [:]
      for (root, group) in Dictionary(grouping: found, by: { managed.entity(of: $0.0).entity.root }) {
        let keys = try target.reserveKeys(group.count, entity: root)
        for ((id, _), key) in zip(group, keys) {
          names[id] = ObjectID(entity: id.entity, store: target.number, key: key)
        }
      }
      var changes = StoreChanges()
      for (id, row) in found {
        guard let name = names[id] else { continue }
        var values = row.values
        for property in managed.entity(of: id).entity.properties {
          guard let relationship = property.relationship else { continue }
          if relationship.isToMany {
            values[property.slot] = .objects(try source.objects(of: id, in: property.slot).compactMap { names[$0] })
          } else if case .object(let other) = values[property.slot] {
            values[property.slot] = names[other].map { .object($0) } ?? .null
          }
        }
        changes.inserted.append(.init(id: name, values: values, version: 0))
      }
      try target.write(changes)
    }
  }
}
