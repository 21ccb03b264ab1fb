import CoreData
import PersistenceModel
import SQLite3
import Testing

@MainActor @Suite("Files that Apple's framework wrote")
struct ForeignStoresTests {
  private static func entity(_ attributes: AttributeDefinition...) -> EntityDefinition {
    Shelf.entity("Note", attributes)
  }

  private let first = Shelf.model(Self.entity(AttributeDefinition(name: "text", kind: .string)))
  private let second = Shelf.model(
    Self.entity(
      AttributeDefinition(name: "text", kind: .string), AttributeDefinition(name: "stars", kind: .integer16)))
  private let other = Shelf.model(Self.entity(AttributeDefinition(name: "text", kind: .date)))

  /// A file without a model in our form, and with hashes that no model here has.
  private func makeForeign(
    _ shelf: Shelf, _ model: NSManagedObjectModel? = nil, _ entity: String = "Note", hashes: [String] = ["Note"]
  ) throws {
    let context = try shelf.open(model ?? first)
    _ = context.make(entity, ["text": "kept"])
    try context.save()
    try context.leave()
    var database: OpaquePointer?
    #expect(sqlite3_open(shelf.file().path, &database) == SQLITE_OK)
    #expect(sqlite3_exec(database, "UPDATE Z_MODELCACHE SET Z_CONTENT = x'00'", nil, nil, nil) == SQLITE_OK)
    sqlite3_close(database)
    var metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: shelf.file())
    let hash = Data(UUID().uuidString.utf8)
    metadata[NSStoreModelVersionHashesKey] = Dictionary(uniqueKeysWithValues: hashes.map { ($0, hash) })
    try NSPersistentStoreCoordinator.setMetadata(
      metadata, forPersistentStoreOfType: NSSQLiteStoreType, at: shelf.file())
  }

  @Test("are of the model whose tables they have")
  func matching() throws {
    let shelf = try Shelf()
    try makeForeign(shelf)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: shelf.file())
    func isOf(_ model: NSManagedObjectModel) -> Bool {
      model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    }
    #expect(isOf(first) && !isOf(second) && !isOf(other))
    let found = NSManagedObjectModel(byMerging: [second, first], forStoreMetadata: metadata)
    #expect(found?.entityVersionHashesByName == first.entityVersionHashesByName)
    let context = try shelf.open(first)
    #expect(try context.all("Note", by: "text").first?.value(forKey: "text") as? String == "kept")
    try context.leave()
  }

  @Test("keep what they call an entity that has another name now")
  func renamed() throws {
    func model(_ heir: String, _ formerName: String? = nil) -> NSManagedObjectModel {
      Shelf.model(
        Self.entity(AttributeDefinition(name: "text", kind: .string)), Shelf.entity("Adam", []),
        EntityDefinition(name: heir, parent: "Note", renamingIdentifier: formerName))
    }
    let shelf = try Shelf()
    try makeForeign(shelf, model("Old"), "Old", hashes: ["Note", "Adam", "New"])
    let new = model("New", "Old")
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: shelf.file())
    #expect(new.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(!model("New").isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    let context = try shelf.open(new)
    #expect(try context.all("New", by: "text").first?.value(forKey: "text") as? String == "kept")
    try context.leave()
  }

  @Test("are migrated from that model")
  func migration() throws {
    let shelf = try Shelf()
    try makeForeign(shelf)
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: first, destinationModel: second)
    try NSMigrationManager(sourceModel: first, destinationModel: second).migrateStore(
      from: shelf.file(), type: .sqlite, mapping: mapping, to: shelf.file("new"), type: .sqlite)
    let context = try shelf.open(second, "new")
    #expect(try context.all("Note", by: "text").first?.value(forKey: "text") as? String == "kept")
    try context.leave()
  }
}
