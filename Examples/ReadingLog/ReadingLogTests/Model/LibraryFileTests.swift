import CoreData
import XCTest

@testable import ReadingLog

final class LibraryFileTests: XCTestCase {
  func testAnotherLibraryFindsWhatOneHasStored() throws {
    try removeAll()
    try Library(storage: .file).addBook(titled: "Emma", by: "Jane Austen", pageCount: 474)

    let library = Library(storage: .file)
    let found = try library.context.fetch(Book.fetchRequest())

    XCTAssertEqual(found.map(\.title), ["Emma"])
    XCTAssertEqual(found.map(\.author?.name), ["Jane Austen"])
    try removeAll()
  }

  private func removeAll() throws {
    let library = Library(storage: .file)
    try library.delete(library.context.fetch(Book.fetchRequest()))
  }
}
