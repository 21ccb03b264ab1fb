import PersistenceModel
import Testing

@_spi(Windfall) @testable import CoreData

@MainActor @Suite("Lightweight migration")
struct LightweightMigrationTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")

  private func open(_ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(type: .sqlite, at: url)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func make(_ attributes: [AttributeDefinition]) -> NSManagedObjectModel {
    NSManagedObjectModel(
      definition: ModelDefinition(entities: [EntityDefinition(name: "Note", attributes: attributes)]))
  }

  @Test("Values are kept under new names, and new ones have their defaults")
  func renaming() throws {
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) } }
    let first = make([AttributeDefinition(name: "text", kind: .string)])
    let second = make([
      AttributeDefinition(name: "title", kind: .string, renamingIdentifier: "text"),
      AttributeDefinition(name: "stars", kind: .integer16, isOptional: false, defaultValue: .integer(3)),
    ])
    let uri: URL
    do {
      let context = try open(first)
      let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
      note.setValue("kept", forKey: "text")
      try context.save()
      uri = note.objectID.uriRepresentation()
    }
    #expect(#expect(throws: NSError.self) { try open(second) }?.code == 134_100)
    try LightweightMigration(from: first.managed, to: second.managed, at: url).run(metadata: [:])
    let context = try open(second)
    let notes = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
    #expect(notes.first?.value(forKey: "title") as? String == "kept")
    #expect(notes.first?.value(forKey: "stars") as? Int == 3)
    #expect(notes.first?.objectID.uriRepresentation() == uri)
  }
}
