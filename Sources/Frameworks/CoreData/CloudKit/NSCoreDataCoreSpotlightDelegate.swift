import Synchronization

/// See [NSCoreDataCoreSpotlightDelegate](https://developer.apple.com/documentation/coredata/nscoredatacorespotlightdelegate).
///
/// There is no index that could be searched: it is told to begin and to end, as where Spotlight is switched off.
nonisolated open class NSCoreDataCoreSpotlightDelegate: NSObject {
  private let indexing = Mutex(false)
  private let store: URL?

  public init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) {
    store = description.url
    super.init()
  }

  open var isIndexingEnabled: Bool { indexing.withLock { $0 } }

  open func domainIdentifier() -> String { store?.lastPathComponent ?? "" }

  open func indexName() -> String? { nil }

  open func startSpotlightIndexing() { indexing.withLock { $0 = true } }

  open func stopSpotlightIndexing() { indexing.withLock { $0 = false } }
}
