import Foundation
import SwiftData
import Testing

@Suite struct ModelActorTests {
  @Test func `an actor works in a context of its own`() async throws {
    let container = try library()
    let librarian = Librarian(modelContainer: container)
    let id = try await librarian.add("Emma")
    let context = ModelContext(container)
    #expect((context.model(for: id) as? Book)?.title == "Emma")
    #expect(await librarian.title(of: id) == "Emma")
  }
}

@ModelActor private actor Librarian {
  func add(_ title: String) throws -> PersistentIdentifier {
    let book = Book(title)
    modelContext.insert(book)
    try modelContext.save()
    return book.persistentModelID
  }

  func title(of id: PersistentIdentifier) -> String? { self[id, as: Book.self]?.title }
}
