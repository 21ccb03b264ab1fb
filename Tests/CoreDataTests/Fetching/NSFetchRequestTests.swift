import CoreData
import Testing

@MainActor @Suite("Fetch requests")
struct NSFetchRequestTests {
  @Test("Prefetched objects need no store any more", arguments: Library.Kind.allCases)
  func prefetching(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    for name in ["A", "B", "C"] {
      let author = library.author(name)
      let books = [library.book("\(name)1", by: author), library.book("\(name)2", by: author)]
      for book in books {
        let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: library.context)
        tag.setValue("of \(book.title ?? "")", forKey: "name")
        book.setValue(NSSet(object: tag), forKey: "tags")
      }
    }
    try library.context.save()
    let other = library.makeContext()
    try other.performAndWait {
      let request = Author.fetchRequest()
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      request.relationshipKeyPathsForPrefetching = ["books", "books.tags"]
      let authors = try other.fetch(request)
      // What is looked at from here on has been read before, or is nowhere to be found.
      let coordinator = library.container.persistentStoreCoordinator
      for store in coordinator.persistentStores { try coordinator.remove(store) }
      #expect(authors.map(\.name) == ["A", "B", "C"])
      #expect(authors.map { $0.books.compactMap(\.title).sorted() } == [["A1", "A2"], ["B1", "B2"], ["C1", "C2"]])
      let tags = authors.flatMap(\.books).flatMap { ($0.value(forKey: "tags") as? Set<NSManagedObject>) ?? [] }
      #expect(Set(tags.compactMap { $0.value(forKey: "name") as? String }).count == 6)
    }
  }
}
