import Foundation
import Observation
import SwiftData
import Testing

@Suite struct PersistentModelTests {
  @Test func `a model keeps its values before it is inserted`() {
    let book = Book("Emma", year: 1815, genre: .novel)
    #expect(book.title == "Emma")
    #expect(book.label == "Emma (1815)")
    #expect(book.notes == nil)
    #expect(!book.isRead)
    #expect(book.modelContext == nil)
    #expect(book.author == nil)
    book.notes = "again"
    #expect(book.notes == "again")
  }

  @Test func `values of all kinds come back from the store`() throws {
    try withStoreFile { url in
      let isbn: UUID
      do {
        let context = ModelContext(try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url)))
        let book = Book("Emma", year: 1815, genre: .letters)
        book.place = Place(shelf: 3, row: 4)
        book.isRead = true
        isbn = book.isbn
        context.insert(book)
        try context.save()
      }
      let context = ModelContext(try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url)))
      let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
      #expect(book.title == "Emma")
      #expect(book.year == 1815)
      #expect(book.price == 9.5)
      #expect(book.isRead)
      #expect(book.genre == .letters)
      #expect(book.place == Place(shelf: 3, row: 4))
      #expect(book.added == Date(timeIntervalSinceReferenceDate: 1815))
      #expect(book.isbn == isbn)
      #expect(book.notes == nil)
      #expect(book.words == ["Emma"])
      #expect(book.small == 200)
      #expect(book.opened == 0)
    }
  }

  @Test func `models of a relationship have the order in which they were inserted`() throws {
    let context = ModelContext(try library())
    let austen = Author(name: "Austen")
    context.insert(austen)
    let titles = (0..<40).map { "Book \($0)" }
    austen.books = titles.map { title in
      let book = Book(title)
      context.insert(book)
      return book
    }
    #expect(austen.books.map(\.title) == titles)
    try context.save()
    #expect(austen.books.map(\.title) == titles)
  }

  @Test func `both sides of a relationship follow each other`() throws {
    let context = ModelContext(try library())
    let austen = Author(name: "Austen")
    context.insert(austen)
    let emma = Book("Emma", author: austen)
    context.insert(emma)
    #expect(austen.books == [emma])
    let persuasion = Book("Persuasion")
    austen.books.append(persuasion)
    #expect(persuasion.author === austen)
    #expect(persuasion.modelContext === context)
    austen.books.removeAll { $0 == emma }
    #expect(emma.author == nil)
  }

  @Test func `inserting a model inserts what it holds`() throws {
    let context = ModelContext(try library())
    let tag = Tag(name: "old", books: [Book("Emma", author: Author(name: "Austen"))])
    context.insert(tag)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    #expect(try context.fetch(FetchDescriptor<Author>()).map(\.name) == ["Austen"])
    #expect(tag.books.first?.tags == [tag])
  }

  @Test func `a change is observed`() throws {
    let context = ModelContext(try library())
    let book = Book("Emma")
    context.insert(book)
    let changes = Changes()
    withObservationTracking {
      _ = book.title
    } onChange: {
      changes.count += 1
    }
    book.year = 1816
    #expect(changes.count == 0)
    book.title = "Emma II"
    #expect(changes.count == 1)
  }

  @Test func `the other side of a relationship is observed`() throws {
    let context = ModelContext(try library())
    let austen = Author(name: "Austen")
    context.insert(austen)
    let changes = Changes()
    withObservationTracking {
      _ = austen.books
    } onChange: {
      changes.count += 1
    }
    context.insert(Book("Emma", author: austen))
    #expect(changes.count == 1)
  }

  @Test func `an identifier is another one before the first save`() throws {
    let context = ModelContext(try library())
    let book = Book("Emma")
    let detached = book.persistentModelID
    context.insert(book)
    let temporary = book.persistentModelID
    #expect(detached != temporary)
    try context.save()
    #expect(book.persistentModelID != temporary)
    #expect(book.persistentModelID.entityName == "Book")
    let data = try JSONEncoder().encode(book.persistentModelID)
    let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    #expect(decoded == book.persistentModelID)
    #expect(context.model(for: decoded) as? Book === book)
  }

  private final class Changes: @unchecked Sendable {
    var count = 0
  }
}
