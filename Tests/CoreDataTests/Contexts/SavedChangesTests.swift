import CoreData
import Testing

@MainActor @Suite("Merged saves")
struct SavedChangesTests {
  @Test("What others deleted is a deleted object until changes are processed", arguments: Library.Kind.allCases)
  func deletions(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let (gone, kept) = (library.book("Gone"), library.book("Kept"))
    try library.context.save()
    let other = library.makeContext()
    nonisolated(unsafe) var saved: Notification?
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { saved = $0 }
    defer { NotificationCenter.default.removeObserver(observer) }
    try other.performAndWait {
      other.delete(try other.existingObject(with: gone.objectID))
      try other.save()
    }
    library.context.mergeChanges(fromContextDidSave: try #require(saved))
    #expect(library.context.deletedObjects == [gone] && gone.isDeleted)
    #expect(library.context.registeredObjects == [gone, kept])
    #expect(!library.context.hasChanges)
    library.context.processPendingChanges()
    #expect(library.context.deletedObjects.isEmpty && library.context.registeredObjects == [kept])
    #expect(gone.managedObjectContext == nil)
    try library.context.save()
  }

  @Test("An asynchronous fetch tells the current progress, if there is one")
  func progress() async throws {
    let library = try Library(.memory)
    for number in 0..<5 { library.book("\(number)") }
    try library.context.save()
    let progress = Progress(totalUnitCount: 1)
    let found: Int? = try await withCheckedThrowingContinuation { continuation in
      let request = NSAsynchronousFetchRequest(fetchRequest: Book.fetchRequest()) { result in
        continuation.resume(returning: result.progress.map { Int($0.completedUnitCount) })
      }
      do {
        progress.becomeCurrent(withPendingUnitCount: 1)
        defer { progress.resignCurrent() }
        try library.context.execute(request)
      } catch { continuation.resume(throwing: error) }
    }
    #expect(found == 5 && progress.isFinished)
    let request = NSAsynchronousFetchRequest(fetchRequest: Book.fetchRequest())
    #expect((try library.context.execute(request) as? NSAsynchronousFetchResult<Book>)?.progress == nil)
  }
}
