import PersistenceEngine
import Synchronization

/// Tells the coordinators of a file, in this process, of what one of them has written.
enum HistoryAnnouncements {
  private struct Entry: @unchecked Sendable {
    weak var store: NSPersistentStore?
  }

  private static let entries = Mutex<[Entry]>([])
  private static let queue = DispatchQueue(label: "NSPersistentStoreRemoteChange")

  static func add(_ store: NSPersistentStore) {
    let entry = Entry(store: store)
    entries.withLock { entries in
      entries.removeAll { $0.store?.persistentStoreCoordinator == nil }
      entries.append(entry)
    }
  }

  /// As on iOS, on another thread.
  static func announce(_ written: NSPersistentStore) {
    let stores = entries.withLock { $0.compactMap(\.store) }.filter { store in
      store === written || written.isFile && store.url?.standardizedFileURL == written.url?.standardizedFileURL
    }
    for store in stores {
      guard let coordinator = store.persistentStoreCoordinator else { continue }
      let token = coordinator.historyToken(of: [store])
      let carried = Carried(
        Notification(
          name: .NSPersistentStoreRemoteChange, object: coordinator,
          userInfo: [
            NSStoreUUIDKey: store.identifier ?? "",
            NSPersistentStoreURLKey: store.url ?? URL(fileURLWithPath: "/dev/null"),
            NSPersistentHistoryTokenKey: token as Any,
          ]))
      queue.async { NotificationCenter.default.post(carried.content) }
    }
  }
}

extension NSPersistentStore {
  fileprivate var isFile: Bool { url.map { $0.path != "/dev/null" } ?? false }

  /// Whether an option is a number other than nought, or anything else: history takes a dictionary, too.
  func isGiven(_ option: String) -> Bool {
    (options?[option] as? NSNumber)?.boolValue ?? (options?[option] != nil)
  }
}

extension NSPersistentStoreCoordinator {
  /// Nil where none of the stores tracks its history.
  func historyToken(of stores: [NSPersistentStore]) -> NSPersistentHistoryToken? {
    let tracking = stores.filter { $0.engine.recordsHistory }
    guard !tracking.isEmpty else { return nil }
    var steps: [String: Int64] = [:]
    for store in tracking { steps[store.identifier] = try? reading { try store.engine.lastTransaction() } }
    return NSPersistentHistoryToken(steps)
  }

  /// All stores for nil.
  public final func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    historyToken(of: stores.map { $0.compactMap { $0 as? NSPersistentStore } } ?? persistentStores)
  }
}

extension NSManagedObjectContext {
  /// What a context below asks for is done by the context at the root.
  var storeAuthor: StoreAuthor {
    if let parent { return parent.storeAuthor }
    return StoreAuthor(
      author: transactionAuthor, contextName: name, bundle: Bundle.main.bundleIdentifier,
      process: ProcessInfo.processInfo.processName)
  }
}
