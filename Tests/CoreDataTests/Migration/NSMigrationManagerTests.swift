import ObjectiveC
import PersistenceModel
import Testing

@_spi(Windfall) @testable import CoreData

import class FoundationOverlay.NSExpression

@MainActor @Suite("Migration by mapping models")
struct NSMigrationManagerTests {
  private let shelf: Shelf
  private let first = Shelf.model(
    Shelf.entity(
      "Writer",
      [AttributeDefinition(name: "name", kind: .string), AttributeDefinition(name: "fee", kind: .decimal)],
      [RelationshipDefinition(name: "works", destination: "Work", inverse: "writer", isToMany: true)]),
    Shelf.entity(
      "Work", [AttributeDefinition(name: "title", kind: .string), AttributeDefinition(name: "genre", kind: .string)],
      [RelationshipDefinition(name: "writer", destination: "Writer", inverse: "works", maximumCount: 1)]))
  private let second = Shelf.model(
    Shelf.entity(
      "Author",
      [AttributeDefinition(name: "name", kind: .string), AttributeDefinition(name: "fee", kind: .decimal)],
      [RelationshipDefinition(name: "books", destination: "Book", inverse: "author", isToMany: true)]),
    Shelf.entity(
      "Book",
      [AttributeDefinition(name: "title", kind: .string), AttributeDefinition(name: "stars", kind: .integer16)],
      [
        RelationshipDefinition(name: "author", destination: "Author", inverse: "books", maximumCount: 1),
        RelationshipDefinition(name: "genre", destination: "Genre", inverse: "books", maximumCount: 1),
      ]),
    Shelf.entity(
      "Genre", [AttributeDefinition(name: "name", kind: .string)],
      [RelationshipDefinition(name: "books", destination: "Book", inverse: "genre", isToMany: true)]))

  init() throws {
    shelf = try Shelf()
    let context = try shelf.open(first)
    let writer = context.make("Writer", ["name": "Ada", "fee": NSDecimalNumber(string: "1234.56")])
    for (title, genre) in [("One", "prose"), ("Two", "verse"), ("Three", "prose")] {
      _ = context.make("Work", ["title": title, "genre": genre, "writer": writer])
    }
    try context.save()
    try context.leave()
  }

  private func property(_ name: String, _ format: String) -> NSPropertyMapping {
    let mapping = NSPropertyMapping()
    mapping.name = name
    mapping.valueExpression = NSExpression(format: format)
    return mapping
  }

  private func mapping() -> NSMappingModel {
    let writers = NSEntityMapping()
    writers.name = "WriterToAuthor"
    writers.mappingType = .transformEntityMappingType
    writers.sourceEntityName = "Writer"
    writers.destinationEntityName = "Author"
    writers.attributeMappings = [property("name", "$source.name"), property("fee", "$source.fee")]
    writers.relationshipMappings = [
      property(
        "books",
        "FUNCTION($manager, 'destinationInstancesForEntityMappingNamed:sourceInstances:', 'WorkToBook', $source.works)")
    ]
    let works = NSEntityMapping()
    works.mappingType = .customEntityMappingType
    works.sourceEntityName = "Work"
    works.destinationEntityName = "Book"
    works.entityMigrationPolicyClassName = "CoreDataTests.GenrePolicy"
    works.attributeMappings = [
      property("title", "FUNCTION($entityPolicy, 'loud:', $source.title)"), property("stars", "2 + 3"),
    ]
    works.sourceExpression = NSExpression(
      format:
        "FETCH(FUNCTION($manager, 'fetchRequestForSourceEntityNamed:predicateString:', 'Work', %@), $manager.sourceContext, NO)",
      argumentArray: ["title != \"Three\""])
    let model = NSMappingModel()
    model.entityMappings = [writers, works]
    return model
  }

  @Test func `objects, relationships and policies make the new store`() throws {
    let manager = NSMigrationManager(sourceModel: first, destinationModel: second)
    try manager.migrateStore(
      from: shelf.file(), type: .sqlite, mapping: mapping(), to: shelf.file("new"), type: .sqlite)
    #expect(manager.migrationProgress == 1)
    let context = try shelf.open(second, "new")
    let books = try context.all("Book", by: "title")
    #expect(books.map { $0.value(forKey: "title") as? String } == ["ONE", "TWO"])
    #expect(books.map { $0.value(forKey: "stars") as? Int } == [5, 5])
    #expect(books.map { $0.value(forKeyPath: "author.name") as? String } == ["Ada", "Ada"])
    #expect(try context.all("Genre", by: "name").map { $0.value(forKey: "name") as? String } == ["prose", "verse"])
    let author = try #require(try context.all("Author", by: "name").first)
    #expect(author.value(forKey: "fee") as? NSDecimalNumber == NSDecimalNumber(string: "1234.56"))
    let old = try shelf.open(first)
    #expect(try old.all("Work", by: "title").count == 3)
  }

  @Test func `a migration that is cancelled or lacks its policy leaves nothing behind`() throws {
    let cancelled = NSMigrationManager(sourceModel: first, destinationModel: second)
    cancelled.cancelMigrationWithError(CocoaError(.userCancelled))
    #expect(throws: CocoaError.self) {
      try cancelled.migrateStore(
        from: shelf.file(), type: .sqlite, mapping: mapping(), to: shelf.file("new"), type: .sqlite)
    }
    let lacking = mapping()
    lacking.entityMappings[1].entityMigrationPolicyClassName = "Nowhere.Policy"
    let error = #expect(throws: NSError.self) {
      try NSMigrationManager(sourceModel: first, destinationModel: second).migrateStore(
        from: shelf.file(), sourceType: NSSQLiteStoreType, with: lacking, toDestinationURL: shelf.file("new"),
        destinationType: NSSQLiteStoreType)
    }
    #expect(error?.code == 134_170)
    #expect(!FileManager.default.fileExists(atPath: shelf.file("new").path))
  }

  @Test func `a mapping model is inferred from names, or refused`() throws {
    let next = Shelf.model(
      Shelf.entity(
        "Writer", [AttributeDefinition(name: "fullName", kind: .string, renamingIdentifier: "name")],
        [RelationshipDefinition(name: "works", destination: "Work", inverse: "writer", isToMany: true)]),
      Shelf.entity(
        "Work", [AttributeDefinition(name: "title", kind: .string), AttributeDefinition(name: "genre", kind: .string)],
        [RelationshipDefinition(name: "writer", destination: "Writer", inverse: "works", maximumCount: 1)]),
      Shelf.entity("Shop", [AttributeDefinition(name: "name", kind: .string)]))
    let model = try NSMappingModel.inferredMappingModel(forSourceModel: first, destinationModel: next)
    #expect(model.entityMappings.map(\.name) == ["IEM_Add_Shop", "IEM_Copy_Work", "IEM_Transform_Writer"])
    #expect(
      model.entityMappingsByName["IEM_Transform_Writer"]?.userInfo?["removedProperties"] as? Set<String> == ["fee"])
    try NSMigrationManager(sourceModel: first, destinationModel: next).migrateStore(
      from: shelf.file(), type: .sqlite, mapping: model, to: shelf.file("new"), type: .sqlite)
    let context = try shelf.open(next, "new")
    let writers = try context.all("Writer", by: "fullName")
    #expect((writers.first?.value(forKey: "works") as? Set<NSManagedObject>)?.count == 3)
    let impossible = Shelf.model(
      Shelf.entity("Work", [AttributeDefinition(name: "year", kind: .integer16, isOptional: false)]))
    let error = #expect(throws: NSError.self) {
      try NSMappingModel.inferredMappingModel(forSourceModel: first, destinationModel: impossible)
    }
    #expect(error?.code == NSInferredMappingModelError)
  }

  @Test func `stages lead on from the version that the store has`() throws {
    let middle = Shelf.model(
      Shelf.entity(
        "Work", [AttributeDefinition(name: "title", kind: .string), AttributeDefinition(name: "genre", kind: .string)]))
    let last = Shelf.model(Shelf.entity("Work", [AttributeDefinition(name: "title", kind: .string)]))
    let stage = NSCustomMigrationStage(
      migratingFrom: .init(model: first, versionChecksum: first.versionChecksum),
      to: .init(model: middle, versionChecksum: middle.versionChecksum))
    var told: [String] = []
    stage.willMigrateHandler = { manager, _ in
      told.append("will \(manager.container?.managedObjectModel.entities.count ?? 0)")
    }
    stage.didMigrateHandler = { manager, _ in
      let context = try #require(manager.container?.viewContext)
      for work in try context.all("Work", by: "title") {
        work.setValue("\(work.value(forKey: "title") ?? "") (\(work.value(forKey: "genre") ?? ""))", forKey: "title")
      }
      try context.save()
      told.append("did \(manager.container?.managedObjectModel.entities.count ?? 0)")
    }
    let manager = NSStagedMigrationManager([stage, NSLightweightMigrationStage([last.versionChecksum])])
    let options: [AnyHashable: Any] = [
      NSPersistentStoreStagedMigrationManagerOptionKey: manager, NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
    let context = try shelf.open(last, options: options)
    #expect(
      try context.all("Work", by: "title").map { $0.value(forKey: "title") as? String } == [
        "One (prose)", "Three (prose)", "Two (verse)",
      ])
    #expect(told == ["will 2", "did 1"])
    #expect(manager.container == nil)
  }
}

final class GenrePolicy: NSEntityMigrationPolicy {
  func loud(_ text: String) -> String { text.uppercased() }

  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let name = sInstance.value(forKey: "genre") as? String ?? ""
    let book = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance])[0]
    let known = manager.destinationContext.registeredObjects.first { object in
      object.entity.name == "Genre" && object.value(forKey: "name") as? String == name
    }
    book.setValue(known ?? manager.destinationContext.make("Genre", ["name": name]), forKey: "genre")
  }
}

/// What the lowering writes for an `@objc` method.
@_cdecl("windfall_methods_CoreDataTests_GenrePolicy")
public nonisolated func windfall_methods_CoreDataTests_GenrePolicy(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(ObjectiveC.Selector("loud:", method: GenrePolicy.loud(_:)))
}
