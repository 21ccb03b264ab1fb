import CoreData
import Testing

@Suite("What is told to Spotlight")
struct NSCoreDataCoreSpotlightDelegateTests {
  @Test("Indexing begins and ends when it is asked to")
  func indexing() {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/tmp/Notes.sqlite"))
    let delegate = NSCoreDataCoreSpotlightDelegate(forStoreWith: description, coordinator: coordinator)
    #expect(!delegate.isIndexingEnabled)
    delegate.startSpotlightIndexing()
    #expect(delegate.isIndexingEnabled && delegate.domainIdentifier() == "Notes.sqlite")
    delegate.stopSpotlightIndexing()
    #expect(!delegate.isIndexingEnabled)
  }
}
