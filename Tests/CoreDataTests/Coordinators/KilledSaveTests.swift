@_spi(Windfall) import CoreData
import Glibc
import PersistenceModel
import Testing

@MainActor @Suite("Apps that are killed")
struct KilledSaveTests {
  private static let model = Shelf.model(
    Shelf.entity(
      "Note",
      [AttributeDefinition(name: "text", kind: .string), AttributeDefinition(name: "round", kind: .integer32)]))

  private nonisolated static let count = 2000

  /// Another thread ends the process when the third save has written to the log for some time.
  @Test("The next launch finds the last whole save", arguments: [1, 2, 10])
  func killed(_ writes: Int) async throws {
    let shelf = try Shelf()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = shelf.folder as URL, writes = writes as Int] in
      try await MainActor.run { try Self.save(in: folder, writes: writes) }
    }
    let context = try shelf.open(Self.model)
    let rounds = try context.all("Note", by: "round").map { $0.value(forKey: "round") as? Int }
    // The third may have been done before the signal came.
    #expect(rounds.count == 2 * Self.count || rounds.count == 3 * Self.count)
    #expect(rounds.allSatisfy { $0 == 1 || $0 == 2 || $0 == 3 })
    _ = context.make("Note", ["text": "after", "round": 4])
    try context.save()
    try context.leave()
  }

  private static func save(in folder: URL, writes: Int) throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(type: .sqlite, at: folder.appendingPathComponent("store.sqlite"))
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    for round in 1...3 {
      for _ in 0..<count { _ = context.make("Note", ["text": "text", "round": round]) }
      if round == 3 { endProcess(afterWrites: writes, to: folder.appendingPathComponent("store.sqlite-wal")) }
      try context.save()
    }
    kill(getpid(), SIGKILL)
  }
  private static func endProcess(afterWrites count: Int, to file: URL) {
    let watch = inotify_init()
    #expect(inotify_add_watch(watch, file.path, UInt32(IN_MODIFY)) >= 0)
    Thread.detachNewThread {
      var event = [UInt8](repeating: 0, count: 4096)
      for _ in 0..<count { _ = read(watch, &event, event.count) }
      kill(getpid(), SIGKILL)
    }
  }
}
