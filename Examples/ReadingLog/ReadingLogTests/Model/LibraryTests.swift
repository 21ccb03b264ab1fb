import CoreData
import XCTest

@testable import ReadingLog

final class LibraryTests: XCTestCase {
  private var library: Library!

  override func setUp() {
    library = Library(storage: .memory)
  }

  override func tearDown() {
    library = nil
  }

  func testABookIsKept() throws {
    try library.addBook(titled: "Emma", by: "Jane Austen", pageCount: 474)

    let books = try library.context.fetch(Book.fetchRequest())
    XCTAssertEqual(books.map(\.title), ["Emma"])
    XCTAssertEqual(books.first?.author?.name, "Jane Austen")
    XCTAssertEqual(books.first?.pagesLeft, 474)
    XCTAssertFalse(library.context.hasChanges)
  }

  func testBooksOfOneAuthorShareTheAuthor() throws {
    let emma = try library.addBook(titled: "Emma", by: "Jane Austen", pageCount: 474)
    let persuasion = try library.addBook(titled: "Persuasion", by: " jane austen", pageCount: 249)

    XCTAssertEqual(emma.author, persuasion.author)
    XCTAssertEqual(emma.author?.books, NSSet(array: [emma, persuasion]))
  }

  func testABookWithoutTitleOrPagesIsRefusedAndLeavesNothing() {
    XCTAssertThrowsError(try library.addBook(titled: "", by: "", pageCount: 10)) { error in
      XCTAssertEqual((error as NSError).code, NSValidationStringTooShortError)
    }
    XCTAssertThrowsError(try library.addBook(titled: "Emma", by: "", pageCount: 0)) { error in
      XCTAssertEqual((error as NSError).code, NSValidationNumberTooSmallError)
    }
    XCTAssertEqual(try library.context.count(for: Book.fetchRequest()), 0)
    XCTAssertFalse(library.context.hasChanges)
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

    XCTAssertEqual(try library.context.count(for: Session.fetchRequest()), 0)
    XCTAssertEqual(try library.context.fetch(Author.fetchRequest()).first?.books?.count, 0)
  }

  func testObserversAreToldOfPages() throws {
    let book = try library.addBook(titled: "Emma", by: "", pageCount: 60)
    let told = keyValueObservingExpectation(for: book, keyPath: "pagesRead", expectedValue: 10)

    try library.read(10, of: book)

    wait(for: [told], timeout: 1)
  }

  func testASaveInTheBackgroundIsSeen() throws {
    let book = try library.addBook(titled: "Emma", by: "", pageCount: 60)
    let identifier = book.objectID
    let saved = expectation(forNotification: .NSManagedObjectContextDidSave, object: nil)

    library.container.performBackgroundTask { context in
      (try? context.existingObject(with: identifier) as? Book)?.title = "Emma, again"
      try? context.save()
    }

    wait(for: [saved], timeout: 10)
    let merged = expectation(for: NSPredicate(format: "title == 'Emma, again'"), evaluatedWith: book)
    wait(for: [merged], timeout: 10)
  }
}
