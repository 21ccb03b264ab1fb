import Foundation
import SwiftData

@Model
final class Book {
  var title: String
  var pageCount: Int
  var pagesRead = 0
  var added: Date
  var author: Author?
  @Relationship(deleteRule: .cascade, inverse: \Session.book) var sessions: [Session] = []

  init(title: String, pageCount: Int, added: Date, author: Author? = nil) {
    self.title = title
    self.pageCount = pageCount
    self.added = added
    self.author = author
  }

  var pagesLeft: Int { max(0, pageCount - pagesRead) }

  var isFinished: Bool { pagesLeft == 0 }

  /// From 0 to 1.
  var progress: Double { pageCount > 0 ? min(1, Double(pagesRead) / Double(pageCount)) : 0 }

  /// The sessions of the book, the latest first.
  var history: [Session] { sessions.sorted { $0.date > $1.date } }
}

@Model
final class Author {
  @Attribute(.unique) var name: String
  @Relationship(inverse: \Book.author) var books: [Book] = []

  init(name: String) {
    self.name = name
  }
}

/// Pages that were read at once.
@Model
final class Session {
  var date: Date
  var pages: Int
  var book: Book?

  init(date: Date, pages: Int, book: Book) {
    self.date = date
    self.pages = pages
    self.book = book
  }
}
