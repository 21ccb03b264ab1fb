import Foundation
import Observation
import SwiftData

/// All books of the reader, in a store on the disk or in one that is gone with the app.
@MainActor
@Observable
final class Library {
  enum Storage {
    case file, memory
  }

  enum Problem: Error {
    case noTitle, noPages
  }

  let container: ModelContainer

  var context: ModelContext { container.mainContext }

  init(storage: Storage) {
    let configuration = ModelConfiguration("ReadingLogSwiftData", isStoredInMemoryOnly: storage == .memory)
    do {
      container = try ModelContainer(for: Book.self, Author.self, Session.self, configurations: configuration)
    } catch {
      fatalError("The books cannot be opened: \(error)")
    }
  }

  // MARK: - Books

  @discardableResult
  func addBook(titled title: String, by author: String, pageCount: Int, on date: Date = Date()) throws -> Book {
    guard !title.isEmpty else { throw Problem.noTitle }
    guard pageCount > 0 else { throw Problem.noPages }
    let book = Book(title: title, pageCount: pageCount, added: date, author: try self.author(named: author))
    context.insert(book)
    try context.save()
    return book
  }

  func delete(_ books: [Book]) throws {
    for book in books { context.delete(book) }
    try context.save()
  }

  /// Notes that pages were read, at most those that the book still has.
  func read(_ pages: Int, of book: Book, on date: Date = Date()) throws {
    let pages = min(pages, book.pagesLeft)
    guard pages > 0 else { return }
    context.insert(Session(date: date, pages: pages, book: book))
    book.pagesRead += pages
    try context.save()
  }

  /// How many pages have been read of all books.
  func pagesRead() throws -> Int {
    try context.fetch(FetchDescriptor<Session>()).reduce(0) { $0 + $1.pages }
  }

  private func author(named name: String) throws -> Author? {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { return nil }
    let known = try context.fetch(
      FetchDescriptor<Author>(predicate: #Predicate { $0.name.localizedStandardContains(name) }))
    return known.first { $0.name.caseInsensitiveCompare(name) == .orderedSame } ?? Author(name: name)
  }
}
