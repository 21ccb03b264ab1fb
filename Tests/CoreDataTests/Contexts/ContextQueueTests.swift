@_spi(Windfall) import CoreData
import Testing

@Suite("Contexts and their queues")
struct ContextQueueTests {
  private enum Touch: String, CaseIterable, Codable {
    case fetch, count, insert, delete, save, object, existingObject, registeredObject, registeredObjects, refresh
    case refreshAll, reset, rollback, undo, redo, permanentIDs, process, read, write, mutableSet

    @MainActor func touch(_ library: Library, _ context: NSManagedObjectContext, _ book: Book) throws {
      switch self {
      case .fetch: _ = try context.fetch(Book.fetchRequest())
      case .count: _ = try context.count(for: Book.fetchRequest())
      case .insert: library.book("New", in: context)
      case .delete: context.delete(book)
      case .save: try context.save()
      case .object: _ = context.object(with: book.objectID)
      case .existingObject: _ = try context.existingObject(with: book.objectID)
      case .registeredObject: _ = context.registeredObject(for: book.objectID)
      case .registeredObjects: _ = context.registeredObjects
      case .refresh: context.refresh(book, mergeChanges: false)
      case .refreshAll: context.refreshAllObjects()
      case .reset: context.reset()
      case .rollback: context.rollback()
      case .undo: context.undo()
      case .redo: context.redo()
      case .permanentIDs: try context.obtainPermanentIDs(for: [book])
      case .process: context.processPendingChanges()
      case .read: _ = book.title
      case .write: book.title = "Other"
      case .mutableSet: book.mutableSetValue(forKey: "tags").removeAllObjects()
      }
    }
  }

  @Test("With ConcurrencyDebug the process stops where a context is touched off its queue", arguments: Touch.allCases)
  private func violation(_ touch: Touch) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = touch.rawValue as String] in
      ConcurrencyDebug.isOn = true
      try await MainActor.run {
        let library = try Library(.memory)
        let context = library.makeContext()
        context.name = "Importer"
        let book = context.performAndWait { library.book("Draft", in: context) }
        try Touch(rawValue: name)?.touch(library, context, book)
      }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("concurrency violation: Importer is touched outside of its queue"), "\(said)")
  }

  @Test("Nobody is stopped who keeps to the queues, or where nobody asked", arguments: [true, false])
  func peace(_ isOn: Bool) async {
    await #expect(processExitsWith: .success) { [isOn = isOn as Bool] in
      ConcurrencyDebug.isOn = isOn
      try await MainActor.run {
        for touch in Touch.allCases {
          let library = try Library(.memory)
          let context = library.makeContext()
          let work = {
            let book = library.book("Draft", in: context)
            try context.save()
            try touch.touch(library, context, book)
          }
          if isOn { try context.performAndWait(work) } else { try work() }
        }
      }
    }
  }
}
