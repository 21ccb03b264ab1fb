import CoreData
import Testing
import UIKit

@MainActor @Suite("Results controllers")
struct NSFetchedResultsControllerTests {
  @Test("Delegates are told of each change, in Apple's order", arguments: Library.Kind.allCases)
  func changes(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let first = library.book("A", pages: 1)
    let second = library.book("B", pages: 1)
    library.book("C", pages: 2)
    try library.context.save()
    let request = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    request.predicate = NSPredicate(format: "pages > 0")
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: "pages", cacheName: nil)
    let listener = ResultsListener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.object(at: IndexPath(indexes: [0, 1])) === second)

    library.book("D", pages: 3)
    library.context.delete(first)
    second.title = "BB"
    library.context.processPendingChanges()
    #expect(
      listener.events == [
        "will", "section insert 2", "delete A [0, 0] nil", "insert D nil [2, 0]", "update BB [0, 1] [0, 0]", "did",
      ])
    listener.events = []
    second.pages = 2
    library.context.processPendingChanges()
    #expect(listener.events == ["will", "section delete 0", "move BB [0, 0] [0, 0]", "did"])
    listener.events = []
    second.pages = 0
    try library.context.save()
    #expect(listener.events == ["will", "delete BB [0, 0] nil", "did"])
    #expect(controller.fetchedObjects?.map(\.title) == ["C", "D"])
  }

  @Test("Delegates that take snapshots get them, from the first fetch on", arguments: Library.Kind.allCases)
  func snapshots(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let first = library.book("A", pages: 1)
    let second = library.book("B", pages: 2)
    try library.context.save()
    let request = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: "pages", cacheName: nil)
    let listener = SnapshotListener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(listener.last?.sectionIdentifiers == ["1", "2"])
    #expect(listener.last?.itemIdentifiers == [first.objectID, second.objectID])
    #expect(listener.last?.reloadedItemIdentifiers == [])
    first.title = "AA"
    let third = library.book("C", pages: 2)
    library.context.processPendingChanges()
    #expect(listener.last?.itemIdentifiers(inSection: "2") == [second.objectID, third.objectID])
    #expect(listener.last?.reloadedItemIdentifiers == [first.objectID])
    try library.context.save()
    #expect(listener.last?.itemIdentifiers.last == third.objectID && listener.count == 2)
  }

  @Test("An order may be empty, but not missing; a section that goes has no objects")
  func emptyOrder() throws {
    let library = try Library(.memory)
    let book = library.book("A", pages: 1)
    try library.context.save()
    let request = Book.fetchRequest()
    request.sortDescriptors = []
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: "pages", cacheName: nil)
    let listener = SectionListener()
    controller.delegate = listener
    try controller.performFetch()
    book.pages = 2
    library.context.processPendingChanges()
    #expect(listener.counts == ["delete": 0, "insert": 1])
  }
}

private final class SectionListener: NSObject, NSFetchedResultsControllerDelegate {
  var counts: [String: Int] = [:]

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {
    counts["\(type)"] = sectionInfo.numberOfObjects
    if sectionInfo.objects?.count != sectionInfo.numberOfObjects { Issue.record("the section contradicts itself") }
  }
}

private final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
  var last: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>?
  var count = 0

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    last = windfallSnapshot(snapshot, as: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)
    count += 1
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    Issue.record("no other form is told")
  }
}

private final class ResultsListener: NSObject, NSFetchedResultsControllerDelegate {
  var events: [String] = []

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    events.append("will")
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    events.append("did")
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) { events.append("section \(type) \(sectionIndex)") }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let title = (anObject as? Book)?.title ?? ""
    events.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
  }

  private func text(_ path: IndexPath?) -> String { path.map { "\(Array($0))" } ?? "nil" }

  @Test("A place can be filled with one that has nothing to fetch")
  func empty() {
    let controller: NSFetchedResultsController<Book> = NSFetchedResultsController()
    #expect(controller.fetchedObjects == nil)
  }
}
