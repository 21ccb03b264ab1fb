import PersistenceModel
import Testing

@_spi(Windfall) @testable import CoreData

@MainActor @Suite("Query generations")
struct NSQueryGenerationTokenTests {
  private let shelf: Shelf
  private let model = Shelf.model(
    Shelf.entity(
      "Note", [AttributeDefinition(name: "text", kind: .string)],
      [RelationshipDefinition(name: "parts", destination: "Part", inverse: "note", isToMany: true)]),
    Shelf.entity(
      "Part", [AttributeDefinition(name: "text", kind: .string)],
      [RelationshipDefinition(name: "note", destination: "Note", inverse: "parts", maximumCount: 1)]))

  init() throws { shelf = try Shelf() }

  private func sibling(of context: NSManagedObjectContext) -> NSManagedObjectContext {
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    return other
  }

  private func texts(_ context: NSManagedObjectContext) throws -> [String?] {
    try context.all("Note", by: "text").map { $0.value(forKey: "text") as? String }
  }

  @Test func `a context goes on reading the state that it is pinned to`() throws {
    let writer = try shelf.open(model)
    let note = writer.make("Note", ["text": "one"])
    note.setValue(NSSet(object: writer.make("Part", ["text": "first"])), forKey: "parts")
    try writer.save()
    let reader = sibling(of: writer)
    #expect(reader.queryGenerationToken == nil)
    try reader.setQueryGenerationFrom(.current)
    #expect(reader.queryGenerationToken == .current)
    #expect(try texts(reader) == ["one"])
    #expect(reader.queryGenerationToken != .current)

    note.setValue("changed", forKey: "text")
    note.setValue(NSSet(), forKey: "parts")
    _ = writer.make("Note", ["text": "two"])
    try writer.save()
    reader.refreshAllObjects()
    #expect(try texts(reader) == ["one"])
    #expect(try reader.count(for: NSFetchRequest<NSManagedObject>(entityName: "Note")) == 1)
    let seen = try #require(try reader.all("Note", by: "text").first)
    #expect((seen.value(forKey: "parts") as? NSSet)?.count == 1)
    #expect(try texts(writer) == ["changed", "two"])

    // Another context can be shown the same state.
    let third = sibling(of: writer)
    try third.setQueryGenerationFrom(reader.queryGenerationToken)
    #expect(try texts(third) == ["one"])
    try third.setQueryGenerationFrom(nil)
    third.refreshAllObjects()
    #expect(try texts(third) == ["changed", "two"])
  }

  @Test(arguments: ["save", "reset", "merge"])
  func `saves, resets and merges lead to the latest state`(_ step: String) throws {
    let writer = try shelf.open(model)
    _ = writer.make("Note", ["text": "one"])
    try writer.save()
    let reader = sibling(of: writer)
    try reader.setQueryGenerationFrom(.current)
    #expect(try texts(reader) == ["one"])
    _ = writer.make("Note", ["text": "two"])
    try writer.save()
    switch step {
    case "save":
      _ = reader.make("Note", ["text": "three"])
      try reader.save()
    case "reset": reader.reset()
    default: reader.mergeChanges(fromContextDidSave: Notification(name: .NSManagedObjectContextDidSave))
    }
    #expect(try texts(reader) == ["one"] + (step == "save" ? ["three", "two"] : ["two"]))
  }

  @Test func `a save of a pinned context says which state it led to, and memory has none`() throws {
    nonisolated(unsafe) var tokens: [Any?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
    ) { note in
      tokens.append(note.userInfo?[NSManagedObjectContext.NotificationKey.queryGeneration.rawValue])
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let context = try shelf.open(model)
    try context.setQueryGenerationFrom(.current)
    _ = context.make("Note", ["text": "one"])
    try context.save()
    #expect(tokens.last as? NSQueryGenerationToken != nil)
    let memory = try Library(.memory).context
    try memory.setQueryGenerationFrom(.current)
    #expect(memory.queryGenerationToken == nil)
  }

  @Test func `a state of other stores is refused`() throws {
    let first = try shelf.open(model)
    try first.setQueryGenerationFrom(.current)
    _ = try texts(first)
    let second = try shelf.open(model, "second")
    #expect(throws: (any Error).self) { try second.setQueryGenerationFrom(first.queryGenerationToken) }
  }
}
