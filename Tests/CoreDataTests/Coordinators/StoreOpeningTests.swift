@_spi(Windfall) import CoreData
import PersistenceModel
import SQLite3
import Testing

@MainActor @Suite("Stores that cannot be opened or written")
struct StoreOpeningTests {
  private let model = Shelf.model(Shelf.entity("Note", [AttributeDefinition(name: "text", kind: .string)]))
  private let newer = Shelf.model(
    Shelf.entity(
      "Note", [AttributeDefinition(name: "text", kind: .string), AttributeDefinition(name: "size", kind: .integer32)]))

  /// Carries out SQL in a file by another connection, which ends with the closure.
  private func database(_ url: URL, _ statements: String..., while body: () throws -> Void = {}) rethrows {
    var handle: OpaquePointer?
    #expect(sqlite3_open(url.path, &handle) == SQLITE_OK)
    for statement in statements { #expect(sqlite3_exec(handle, statement, nil, nil, nil) == SQLITE_OK) }
    try body()
    sqlite3_close(handle)
  }

  private func shelf() throws -> Shelf {
    let shelf = try Shelf()
    let context = try shelf.open(model)
    _ = context.make("Note", ["text": "kept"])
    try context.save()
    try context.leave()
    return shelf
  }

  private func error(_ body: () throws -> Any) -> NSError? {
    do {
      _ = try body()
      return nil
    } catch { return error as NSError }
  }

  @Test("A file that others have locked is waited for as long as the options say")
  func locked() throws {
    let shelf = try shelf()
    let options = [NSPersistentStoreTimeoutOption: NSNumber(value: 0.01)]
    database(shelf.file(), "PRAGMA locking_mode = EXCLUSIVE", "BEGIN EXCLUSIVE; UPDATE ZNOTE SET ZTEXT = ZTEXT") {
      let found = error { try shelf.open(model, options: options) }
      #expect(found?.domain == NSCocoaErrorDomain && found?.code == 134_090)
      #expect(found?.userInfo[NSFilePathErrorKey] as? String == shelf.file().path)
      let description = NSPersistentStoreDescription(url: shelf.file())
      description.timeout = 0.01
      let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
      container.persistentStoreDescriptions = [description]
      var code: Int?
      container.loadPersistentStores { code = ($1 as? NSError)?.code }
      #expect(code == 134_090)
    }
    let context = try shelf.open(model, options: options)
    _ = context.make("Note", ["text": "new"])
    database(shelf.file(), "BEGIN IMMEDIATE") {
      let found = error { try context.save() }
      #expect(found?.userInfo[NSSQLiteErrorDomain] as? Int == Int(SQLITE_BUSY))
      #expect(context.hasChanges)
    }
    try context.save()
    #expect(try context.all("Note", by: "text").count == 2)
    try context.leave()
  }

  @Test("A full disk fails the save, and leaves what was there")
  func full() throws {
    let shelf = try shelf()
    let context = try shelf.open(model, options: [NSSQLitePragmasOption: ["max_page_count": "40"] as NSDictionary])
    let large = context.make("Note", ["text": String(repeating: "x", count: 1_000_000)])
    let found = error { try context.save() }
    #expect(found?.domain == NSCocoaErrorDomain && found?.code == CocoaError.fileWriteOutOfSpace.rawValue)
    #expect(context.hasChanges)
    context.delete(large)
    try context.save()
    #expect(try context.all("Note", by: "text").count == 1)
    try context.leave()
  }

  @Test("Nothing is written to a store that may only be read")
  func readOnly() throws {
    let shelf = try shelf()
    let context = try shelf.open(model, options: [NSReadOnlyPersistentStoreOption: NSNumber(value: true)])
    let note = try #require(try context.all("Note", by: "text").first)
    note.setValue("changed", forKey: "text")
    #expect(error { try context.save() }?.code == CocoaError.fileWriteNoPermission.rawValue)
    context.rollback()
    #expect(note.value(forKey: "text") as? String == "kept")
    try context.leave()
  }

  @Test("A configuration has the subentities of what it lists")
  func configuration() throws {
    let model = NSManagedObjectModel(
      definition: ModelDefinition(entities: [
        EntityDefinition(name: "Work", attributes: [AttributeDefinition(name: "text", kind: .string)]),
        EntityDefinition(name: "Novel", parent: "Work"), EntityDefinition(name: "Other"),
      ]))
    let work = try #require(model.entitiesByName["Work"])
    model.setEntities([work], forConfigurationName: "Works")
    let shelf = try Shelf()
    for round in 1...2 {
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      let store = try coordinator.addPersistentStore(type: .sqlite, configuration: "Works", at: shelf.file())
      #expect(model.isConfiguration(withName: "Works", compatibleWithStoreMetadata: store.metadata))
      let context = NSManagedObjectContext(.mainQueue)
      context.persistentStoreCoordinator = coordinator
      _ = context.make("Novel", ["text": "\(round)"])
      try context.save()
      #expect(try context.all("Work", by: "text").count == round)
      try context.leave()
    }
  }

  @Test(
    "A file of another model says what is missing for its migration",
    arguments: [
      (isKnown: true, isAutomatic: false, infers: true, code: 134_100),
      (isKnown: true, isAutomatic: true, infers: false, code: 134_140),
      (isKnown: false, isAutomatic: true, infers: true, code: 134_130),
      (isKnown: false, isAutomatic: false, infers: false, code: 134_100),
      (isKnown: true, isAutomatic: true, infers: true, code: 0),
    ])
  func migration(isKnown: Bool, isAutomatic: Bool, infers: Bool, code: Int) throws {
    let shelf = try shelf()
    if !isKnown { try database(shelf.file(), "DELETE FROM Z_MODELCACHE") }
    let before = try Data(contentsOf: shelf.file())
    let found = error {
      let context = try shelf.open(
        newer,
        options: [
          NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: isAutomatic),
          NSInferMappingModelAutomaticallyOption: NSNumber(value: infers),
        ])
      try context.leave()
      return context
    }
    #expect(found?.code ?? 0 == code)
    if code != 0 { #expect(try Data(contentsOf: shelf.file()) == before) }
  }
}
