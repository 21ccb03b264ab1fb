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
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw CoreDataError.make(134_150, [NSFilePathErrorKey: source.path])
    }
    try LightweightMigration(from: model.managed, to: newModel.managed, at: source)
      .write(to: destination, metadata: Self.metadata(of: newModel, type: destinationType))
  }

  static func moveRowsInPlace(at url: URL, from model: NSManagedObjectModel, to newModel: NSManagedObjectModel) throws {
    try LightweightMigration(from: model.managed, to: newModel.managed, at: url)
      .run(metadata: metadata(of: newModel, type: NSSQLiteStoreType))
  }

  /// A destroyed store is an empty file; what a migration needed on its way leaves none.
  static func remove(_ url: URL) {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
  }

  private static func metadata(of model: NSManagedObjectModel, type: String) -> [String: any Sendable] {
    [
      NSStoreTypeKey: type, NSStoreUUIDKey: UUID().uuidString,
      NSStoreModelVersionHashesKey: model.entityVersionHashesByName,
      NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.map { "\($0.base)" }.sorted(),
    ]
  }
}
