import Foundation
import SwiftData
import Testing

@Suite struct ModelContextTests {
  @Test func `unsaved models are found, and saved ones stay`() throws {
    let context = ModelContext(try library())
    context.insert(Book("Emma"))
    #expect(context.hasChanges)
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma"])
  }

  @Test func `two contexts see each other's saves`() throws {
    let container = try library()
    let (first, second) = (ModelContext(container), ModelContext(container))
    first.insert(Book("Emma"))
    #expect(try second.fetchCount(FetchDescriptor<Book>()) == 0)
    try first.save()
    #expect(try second.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma"])
  }

  @Test func `deleting an author deletes the books`() throws {
    let context = ModelContext(try library())
    let austen = Author(name: "Austen")
    context.insert(austen)
    austen.books = [Book("Emma"), Book("Persuasion")]
    try context.save()
    context.delete(austen)
    #expect(austen.isDeleted)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
  }

  @Test func `an author of the same name takes the older one's place`() throws {
    let context = ModelContext(try library())
    context.insert(Author(name: "Austen"))
    try context.save()
    context.insert(Author(name: "Austen"))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Author>()).map(\.name) == ["Austen"])
  }

  @Test func `rollback forgets what was not saved`() throws {
    let context = ModelContext(try library())
    let book = Book("Emma")
    context.insert(book)
    try context.save()
    book.title = "Emma II"
    context.insert(Book("Persuasion"))
    context.rollback()
    #expect(book.title == "Emma")
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
  }

  @Test func `models are deleted by a predicate`() throws {
    let context = ModelContext(try library())
    for year in [1811, 1813, 1815] { context.insert(Book("\(year)", year: year)) }
    try context.delete(model: Book.self, where: #Predicate { $0.year < 1815 })
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.year) == [1815])
  }

  @Test func `a save tells what it saved`() throws {
    let context = ModelContext(try library())
    let told = Told()
    let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      told.inserted = $0.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier]
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let book = Book("Emma")
    context.insert(book)
    try context.save()
    #expect(told.inserted == [book.persistentModelID])
  }

  private final class Told: @unchecked Sendable {
    var inserted: [PersistentIdentifier]?
  }
}
