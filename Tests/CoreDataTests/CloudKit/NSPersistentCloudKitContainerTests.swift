import CloudKit
import CoreData
import Synchronization
import Testing

@Suite("Stores that are to be kept in step with iCloud")
struct NSPersistentCloudKitContainerTests {
  private typealias Event = NSPersistentCloudKitContainer.Event

  private func container(_ options: NSPersistentCloudKitContainerOptions?) -> NSPersistentCloudKitContainer {
    let container = NSPersistentCloudKitContainer(name: "Library", managedObjectModel: Library.model)
    let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    description.cloudKitContainerOptions = options
    container.persistentStoreDescriptions = [description]
    return container
  }

  @Test("A store tells that it cannot be set up without an account, and is kept")
  func setUp() async throws {
    let container = container(NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.com.example"))
    let states: [Event] = await withCheckedContinuation { continuation in
      let states = Mutex<[Event]>([])
      let name = NSPersistentCloudKitContainer.eventChangedNotification
      _ = NotificationCenter.default.addObserver(forName: name, object: container, queue: nil) { note in
        let key = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
        guard let event = note.userInfo?[key] as? Event else { return }
        states.withLock { $0.append(event) }
        if event.endDate != nil { continuation.resume(returning: states.withLock { $0 }) }
      }
      container.loadPersistentStores { _, error in #expect(error == nil) }
    }
    #expect(states.map(\.type) == [.setup, .setup] && states.map { $0.endDate == nil } == [true, false])
    let end = try #require(states.last)
    #expect(end.identifier == states.first?.identifier && !end.succeeded)
    #expect((end.error as NSError?)?.code == 134_400 && (end.error as NSError?)?.domain == NSCocoaErrorDomain)
    #expect(end.storeIdentifier == container.persistentStoreCoordinator.persistentStores.first?.identifier)

    let fetch = NSPersistentCloudKitContainerEventRequest.fetchForEvents()
    let context = container.newBackgroundContext()
    for (condition, count) in [("succeeded == NO", 1), ("succeeded == YES", 0)] {
      fetch.predicate = NSPredicate(format: condition)
      let request = NSPersistentCloudKitContainerEventRequest.fetchEvents(matching: fetch)
      let result = try context.performAndWait { try context.execute(request) }
      let events = (result as? NSPersistentCloudKitContainerEventResult)?.result as? [Event]
      #expect(events?.count == count)
    }
    let later = NSPersistentCloudKitContainerEventRequest.fetchEvents(after: end)
    later.resultType = .countEvents
    let none = try context.performAndWait { try context.execute(later) }
    #expect((none as? NSPersistentCloudKitContainerEventResult)?.result as? Int == 0)
  }

  @Test("A store that stays on the device has no event, no record and no share")
  func local() async throws {
    let container = container(nil)
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let all = NSPersistentCloudKitContainerEventRequest.fetchEvents(after: Date.distantPast)
    let context = container.newBackgroundContext()
    let result = try context.performAndWait { try context.execute(all) }
    #expect(((result as? NSPersistentCloudKitContainerEventResult)?.result as? [Event])?.isEmpty == true)
    let id = context.performAndWait { Book(context: context).objectID }
    #expect(container.record(for: id) == nil && container.recordIDs(for: [id]).isEmpty)
    #expect(try container.fetchShares(in: nil).isEmpty)
    await #expect(throws: NSError.self) { try await container.share([], to: nil) }
    #expect(throws: NSError.self) { try container.initializeCloudKitSchema() }
  }

  @Test("Options name a database")
  func options() {
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.com.example")
    #expect(options.databaseScope == .private)
    options.databaseScope = .shared
    let description = NSPersistentStoreDescription()
    description.cloudKitContainerOptions = options
    #expect(description.cloudKitContainerOptions?.databaseScope == .shared)
  }
}
