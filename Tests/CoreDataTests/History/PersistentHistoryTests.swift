import PersistenceModel
import Testing

@_spi(Windfall) @testable import CoreData

@MainActor @Suite("Persistent history")
struct PersistentHistoryTests {
  private let shelf: Shelf
  private let model = Shelf.model(
    Shelf.entity(
      "Note",
      [
        AttributeDefinition(name: "text", kind: .string),
        AttributeDefinition(name: "key", kind: .uuid, preservesValueInHistory: true),
      ]))
  private let options: [AnyHashable: Any] = [
    NSPersistentHistoryTrackingKey: true, NSPersistentStoreRemoteChangeNotificationPostOptionKey: true,
  ]

  init() throws { shelf = try Shelf() }

  private func run<Result>(_ request: NSPersistentHistoryChangeRequest, in context: NSManagedObjectContext) throws
    -> Result
  {
    let result = try #require(try context.execute(request) as? NSPersistentHistoryResult)
    return try #require(result.result as? Result)
  }

  private func open() throws -> NSManagedObjectContext { try shelf.open(model, options: options) }

  private func token(_ context: NSManagedObjectContext) throws -> NSPersistentHistoryToken {
    try #require(context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil))
  }

  @Test func `saves become transactions that say who changed what`() throws {
    let context = try open()
    context.name = "main"
    context.transactionAuthor = "app"
    let key = UUID()
    let note = context.make("Note", ["text": "one", "key": key])
    try context.save()
    let first = try token(context)
    note.setValue("two", forKey: "text")
    try context.save()
    context.delete(note)
    try context.save()
    let all: [NSPersistentHistoryTransaction] = try run(.fetchHistory(after: .distantPast), in: context)
    #expect(all.map { $0.changes?.map(\.changeType) } == [[.insert], [.update], [.delete]])
    #expect(all.map(\.author) == ["app", "app", "app"])
    #expect(all.map(\.contextName) == ["main", "main", "main"])
    #expect(all[1].changes?.first?.updatedProperties?.map(\.name) == ["text"])
    #expect(all[2].changes?.first?.tombstone as? [String: UUID] == ["key": key])
    #expect(all[0].token == first)
    let later: [NSPersistentHistoryTransaction] = try run(.fetchHistory(after: first), in: context)
    #expect(later.map(\.transactionNumber) == all.dropFirst().map(\.transactionNumber))
    let archived = try NSKeyedArchiver.archivedData(withRootObject: first, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: archived) == first)
  }

  @Test func `another coordinator of the file takes over what happened`() throws {
    let first = try open()
    let second = try open()
    let note = first.make("Note", ["text": "one"])
    try first.save()
    let seen = try #require(try second.all("Note", by: "text").first)
    #expect(seen.value(forKey: "text") as? String == "one")
    note.setValue("two", forKey: "text")
    try first.save()
    second.refresh(seen, mergeChanges: false)
    let history: [NSPersistentHistoryTransaction] = try run(.fetchHistory(after: .distantPast), in: second)
    for transaction in history { second.mergeChanges(fromContextDidSave: transaction.objectIDNotification()) }
    #expect(seen.value(forKey: "text") as? String == "two")
    #expect(try token(first) == token(second))
  }

  @Test func `history is deleted before a step, and conditions choose from it`() throws {
    let context = try open()
    for text in ["a", "b", "c"] {
      context.transactionAuthor = text
      _ = context.make("Note", ["text": text])
      try context.save()
    }
    let all: [NSPersistentHistoryTransaction] = try run(.fetchHistory(after: .distantPast), in: context)
    let status: Bool = try run(.deleteHistory(before: all[1]), in: context)
    #expect(status)
    let rest: [NSPersistentHistoryTransaction] = try run(.fetchHistory(after: .distantPast), in: context)
    #expect(rest.map(\.author) == ["b", "c"])
    let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
    fetch.predicate = NSPredicate(format: "author == %@ AND token > %@", "c", all[0].token)
    let chosen: [NSPersistentHistoryTransaction] = try run(.fetchHistory(withFetch: fetch), in: context)
    #expect(chosen.map(\.author) == ["c"])
    let changes = try #require(NSPersistentHistoryChange.fetchRequest)
    changes.predicate = NSPredicate(format: "changeType == %d", NSPersistentHistoryChangeType.update.rawValue)
    #expect(try (run(.fetchHistory(withFetch: changes), in: context) as [NSPersistentHistoryTransaction]).isEmpty)
  }

  @Test func `batches are recorded, and a store without tracking refuses`() throws {
    let context = try open()
    _ = context.make("Note", ["text": "a"])
    try context.save()
    let start = try token(context)
    let update = NSBatchUpdateRequest(entityName: "Note")
    update.propertiesToUpdate = ["text": "b"]
    try context.execute(update)
    try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Note")))
    let below = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    below.parent = context
    context.transactionAuthor = "batch"
    try below.execute(NSBatchInsertRequest(entityName: "Note", objects: [["text": "c"]]))
    let steps: [NSPersistentHistoryTransaction] = try run(.fetchHistory(after: start), in: context)
    #expect(steps.flatMap { $0.changes ?? [] }.map(\.changeType) == [.update, .delete, .insert])
    #expect(steps.map(\.author) == [nil, nil, "batch"])
    let silent = try shelf.open(model, "silent")
    _ = silent.make("Note", ["text": "a"])
    try silent.save()
    #expect(silent.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil) == nil)
    let error = #expect(throws: NSError.self) {
      try silent.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast))
    }
    #expect(error?.code == 134_091)
  }

  @Test func `all coordinators of a file hear of a save`() async throws {
    let first = try open()
    let second = try open()
    _ = first.make("Note", ["text": "a"])
    let (stream, continuation) = AsyncStream.makeStream(of: NSPersistentHistoryToken?.self)
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: second.persistentStoreCoordinator, queue: nil
    ) { continuation.yield($0.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken) }
    defer { NotificationCenter.default.removeObserver(observer) }
    try first.save()
    var iterator = stream.makeAsyncIterator()
    let heard = await iterator.next() ?? nil
    #expect(try heard == token(second))
  }

  @Test func `a token can have a subclass, which keeps values of its own`() {
    final class Marked: NSPersistentHistoryToken, @unchecked Sendable {
      let mark: Int

      init(mark: Int) {
        self.mark = mark
        super.init()
      }

      required init?(coder: NSCoder) {
        mark = coder.decodeInteger(forKey: "mark")
        super.init()
      }
    }
    #expect(Marked(mark: 3).mark == 3)
  }
}
