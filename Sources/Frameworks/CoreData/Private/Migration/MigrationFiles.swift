import PersistenceEngine

/// Where objects come from, and where they go.
struct MigrationFiles {
  let source: URL
  let sourceType: String
  let sourceOptions: [AnyHashable: Any]?
  let destination: URL
  let destinationType: String
  let destinationOptions: [AnyHashable: Any]?

  /// Moves rows as names say, without making objects of them.
  func moveRows(from model: NSManagedObjectModel, to newModel: NSManagedObjectModel) throws {
    try checkSource()
    try LightweightMigration(from: model.managed, to: newModel.managed, at: source)
      .write(to: destination, metadata: newModel.storeMetadata(type: destinationType))
  }

  static func moveRowsInPlace(at url: URL, from model: NSManagedObjectModel, to newModel: NSManagedObjectModel) throws {
    try LightweightMigration(from: model.managed, to: newModel.managed, at: url)
      .run(metadata: newModel.storeMetadata(type: NSSQLiteStoreType))
  }

  func checkSource() throws {
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw CoreDataError.make(134_150, [NSFilePathErrorKey: source.path])
    }
  }

  /// Puts the file that the body writes into the place of a store's, which stays as it was where anything fails.
  static func replace(_ url: URL, by body: (URL) throws -> Void) throws {
    let copy = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).migrating")
    defer { remove(copy) }
    try body(copy)
    try StoreFailure.translating { try SQLiteStore.replace(at: url, with: copy) }
  }

  /// A destroyed store is an empty file; what a migration needed on its way leaves none.
  static func remove(_ url: URL) {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
  }
}

extension NSManagedObjectModel {
  /// What a new store says of itself, where it holds the given entities or all of them.
  func storeMetadata(type: String, entities members: [NSEntityDescription]? = nil) -> [String: any Sendable] {
    let named = (members ?? entities).compactMap { entity in entity.name.map { ($0, entity.versionHash) } }
    return [
      NSStoreTypeKey: type, NSStoreUUIDKey: UUID().uuidString,
      NSStoreModelVersionHashesKey: Dictionary(named) { first, _ in first },
      NSStoreModelVersionIdentifiersKey: versionIdentifiers.map { "\($0.base)" }.sorted(),
    ]
  }
}
