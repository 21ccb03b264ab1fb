import SwiftData
import XCTest

@testable import ReadingLogSwiftData

@MainActor
final class LibraryTests: XCTestCase {
  private let library = Library(storage: .memory)

  private func all<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
    try library.context.fetch(FetchDescriptor<Model>())
  }

  func testABookIsKept() throws {
    try library.addBook(titled: "Emma", by: "Jane Austen", pageCount: 474)

    let books = try all(Book.self)
    XCTAssertEqual(books.map(\.title), ["Emma"])
    XCTAssertEqual(books.first?.author?.name, "Jane Austen")
    XCTAssertEqual(books.first?.pagesLeft, 474)
    XCTAssertFalse(library.context.hasChanges)
  }

  func testBooksOfOneAuthorShareTheAuthor() throws {
    let emma = try library.addBook(titled: "Emma", by: "Jane Austen", pageCount: 474)
    let persuasion = try library.addBook(titled: "Persuasion", by: " jane austen", pageCount: 249)

    XCTAssertEqual(emma.author, persuasion.author)
    XCTAssertEqual(Set(emma.author?.books ?? []), [emma, persuasion])
  }

  func testABookWithoutTitleOrPagesIsRefusedAndLeavesNothing() throws {
    XCTAssertThrowsError(try library.addBook(titled: "", by: "", pageCount: 10)) { error in
      XCTAssertEqual(error as? Library.Problem, .noTitle)
    }
    XCTAssertThrowsError(try library.addBook(titled: "Emma", by: "", pageCount: 0)) { error in
      XCTAssertEqual(error as? Library.Problem, .noPages)
    }
    XCTAssertTrue(try all(Book.self).isEmpty)
  }

  func testReadingIsNoted() throws {
    let book = try library.addBook(titled: "Emma", by: "", pageCount: 60)

    try library.read(10, of: book, on: Date(timeIntervalSince1970: 0))
    try library.read(80, of: book, on: Date(timeIntervalSince1970: 1))
    try library.read(1, of: book)

    XCTAssertEqual(book.history.map(\.pages), [50, 10])
    XCTAssertTrue(book.isFinished)
    XCTAssertEqual(book.progress, 1)
    XCTAssertEqual(try library.pagesRead(), 60)
  }

  func testADeletedBookTakesItsSessionsAlong() throws {
    let book = try library.addBook(titled: "Emma", by: "Jane Austen", pageCount: 60)
    try library.read(10, of: book)

    try library.delete([book])

    XCTAssertTrue(try all(Session.self).isEmpty)
    XCTAssertEqual(try all(Author.self).first?.books, [])
  }

  func testHistorySaysWhatHasHappened() throws {
    library.context.author = "reader"
    let book = try library.addBook(titled: "Emma", by: "", pageCount: 60)
    try library.read(10, of: book)

    guard #available(iOS 18, *) else { throw XCTSkip("History came with iOS 18") }
    let history = try library.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    XCTAssertEqual(history.map(\.author), ["reader", "reader"])
    XCTAssertEqual(history.map(\.changes.count), [1, 2])
  }
}
