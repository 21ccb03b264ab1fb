import Foundation
import SwiftData

enum Genre: String, Codable, CaseIterable {
  case novel, poems, letters
}

struct Place: Codable, Equatable {
  var shelf: Int
  var row: Int
}

@Model final class Author {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

  init(name: String) { self.name = name }
}

@Model final class Book {
  var title: String
  var year: Int
  var price: Double
  var isRead = false
  var genre: Genre
  var place: Place?
  var added: Date
  var isbn: UUID
  var notes: String?
  var words: [String]
  var small: UInt8
  var author: Author?
  var tags: [Tag] = []
  @Transient var opened = 0

  init(_ title: String, year: Int = 1900, genre: Genre = .novel, author: Author? = nil) {
    self.title = title
    self.year = year
    price = 9.5
    self.genre = genre
    added = Date(timeIntervalSinceReferenceDate: Double(year))
    isbn = UUID()
    words = [title]
    small = 200
    self.author = author
  }

  var label: String { "\(title) (\(year))" }
}

@Model class Tag {
  var name: String
  var books: [Book]

  init(name: String, books: [Book] = []) {
    self.name = name
    self.books = books
  }
}

/// A container of the library's models in memory.
func library() throws -> ModelContainer {
  try ModelContainer(
    for: Schema([Author.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
}

/// A file that is gone after the body.
func withStoreFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.appendingPathComponent("library.store"))
}
