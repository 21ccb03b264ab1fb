import CoreData
import PersistenceModel
import Testing

@MainActor @Suite("Coordinators")
struct NSPersistentStoreCoordinatorTests {
  private let model = Shelf.model(Shelf.entity("Note", [AttributeDefinition(name: "text", kind: .string)]))

  @Test("Metadata are written with the next save, also with one of nothing else")
  func metadata() throws {
    let shelf = try Shelf()
    let context = try shelf.open(model)
    let store = try #require(context.persistentStoreCoordinator?.persistentStores.first)
    context.persistentStoreCoordinator?.setMetadata(["mark": "here"], for: store)
    func kept() throws -> String? {
      try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: shelf.file())["mark"] as? String
    }
    #expect(try kept() == nil)
    try context.save()
    #expect(try kept() == "here")
    try context.leave()
  }

  @Test("An empty name of a configuration is that of all entities")
  func emptyConfiguration() throws {
    let shelf = try Shelf()
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: "", at: shelf.file())
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    _ = context.make("Note", ["text": "a"])
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Note")) == 1)
    try context.leave()
  }

  @Test("A destroyed store leaves an empty file, also where there was none")
  func destroy() throws {
    let shelf = try Shelf()
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.destroyPersistentStore(at: shelf.file(), type: .sqlite)
    #expect(FileManager.default.fileExists(atPath: shelf.file().path))
    let nowhere = shelf.folder.appendingPathComponent("none/store.sqlite")
    #expect(throws: NSError.self) { try coordinator.destroyPersistentStore(at: nowhere, type: .sqlite) }
  }

  @Test("Observers are told which store is about to go, and batches keep to their stores")
  func stores() throws {
    let shelf = try Shelf()
    let context = try shelf.open(model)
    let coordinator = try #require(context.persistentStoreCoordinator)
    let first = try #require(coordinator.persistentStores.first)
    let second = try coordinator.addPersistentStore(type: .sqlite, at: shelf.file("second"))
    for store in [first, second] { context.assign(context.make("Note", ["text": "a"]), to: store) }
    try context.save()
    let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Note"))
    request.affectedStores = [second]
    request.resultType = .resultTypeCount
    #expect((try context.execute(request) as? NSBatchDeleteResult)?.result as? Int == 1)
    let rest = NSFetchRequest<NSManagedObject>(entityName: "Note")
    rest.affectedStores = [first]
    #expect(try context.count(for: rest) == 1)

    nonisolated(unsafe) var gone: [NSPersistentStore?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreCoordinatorWillRemoveStore, object: nil, queue: nil
    ) { note in
      if note.object as? NSPersistentStore === second { gone.append(note.object as? NSPersistentStore) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try coordinator.remove(second)
    #expect(gone.count == 1)
    try context.leave()
  }

  @Test("An ID leads to the same object by way of another coordinator")
  func otherCoordinator() throws {
    let shelf = try Shelf()
    let (first, second) = (try shelf.open(model), try shelf.open(model))
    let note = first.make("Note", ["text": "a"])
    try first.save()
    #expect(try second.existingObject(with: note.objectID).value(forKey: "text") as? String == "a")
    #expect(second.object(with: note.objectID) === second.registeredObject(for: note.objectID))
    try first.leave()
    try second.leave()
  }

  @Test("A binary store keeps its objects in one file")
  func binary() throws {
    let shelf = try Shelf()
    func open(_ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      try coordinator.addPersistentStore(type: .binary, at: shelf.file())
      let context = NSManagedObjectContext(.mainQueue)
      context.persistentStoreCoordinator = coordinator
      return context
    }
    let uri: URL
    do {
      let context = try open(Library.model)
      let author = context.make("Author", ["name": "Le Guin", "born": Date(timeIntervalSinceReferenceDate: 5)])
      let books = ["Lavinia", "Tehanu"].map { context.make("Book", ["title": $0, "author": author]) }
      let tag = context.make("Tag", ["name": "fantasy", "books": NSSet(array: books)])
      try context.save()
      context.delete(context.make("Author", ["name": "Nobody"]))
      books[0].setValue("Gone", forKey: "title")
      try context.save()
      uri = tag.objectID.uriRepresentation()
      try context.leave()
    }
    let context = try open(Library.model)
    let books = try context.all("Book", by: "title")
    #expect(books.map { $0.value(forKey: "title") as? String } == ["Gone", "Tehanu"])
    #expect(books.map { $0.value(forKeyPath: "author.name") as? String } == ["Le Guin", "Le Guin"])
    #expect(try context.all("Tag", by: "name").first?.mutableSetValue(forKey: "books").count == 2)
    #expect(try context.all("Tag", by: "name").first?.objectID.uriRepresentation() == uri)
    #expect(
      try context.all("Author", by: "name").first?.value(forKey: "born") as? Date
        == Date(timeIntervalSinceReferenceDate: 5))
    try context.leave()
    #expect(#expect(throws: NSError.self) { try open(model) }?.code == 134_100)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.destroyPersistentStore(at: shelf.file(), type: .binary)
    #expect(!FileManager.default.fileExists(atPath: shelf.file().path))
    try Data("noise".utf8).write(to: shelf.file())
    #expect(#expect(throws: NSError.self) { try open(model) }?.code == 259)
  }
}
