@_spi(Windfall) import FoundationOverlay

/// See [CSSearchableIndex](https://developer.apple.com/documentation/corespotlight/cssearchableindex).
///
/// Items are kept as long as the process lives.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "")

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  let name: String
  private let lock = NSLock()
  private var items: [String: CSSearchableItem] = [:]
  private var batch: [@Sendable (CSSearchableIndex) -> Void]?
  private var clientState: Data?

  public init(name: String) {
    self.name = name
    super.init()
  }

  public init(name: String, protectionClass: FileProtectionType?) {
    self.name = name
    super.init()
  }

  open class func `default`() -> Self {
    guard let index = shared as? Self else { fatalError("default() has no index of the class \(Self.self)") }
    return index
  }

  open class func isIndexingAvailable() -> Bool { true }

  /// What is in the index, by identifier.
  @_spi(Windfall) public var indexedItems: [String: CSSearchableItem] { lock.withLock { items } }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) { index in
      for item in items { index.items[item.uniqueIdentifier] = item }
    }
  }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await wait { indexSearchableItems(items, completionHandler: $0) }
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) { index in
      for identifier in identifiers { index.items[identifier] = nil }
    }
  }

  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await wait { deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
  }

  /// A domain has the domains in it, which begin with its name and a dot.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(completionHandler) { index in
      index.items = index.items.filter { _, item in
        let domain = item.domainIdentifier ?? ""
        return !domainIdentifiers.contains { domain == $0 || domain.hasPrefix($0 + ".") }
      }
    }
  }

  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await wait { deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0) }
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    change(completionHandler) { $0.items = [:] }
  }

  open func deleteAllSearchableItems() async throws {
    try await wait { deleteAllSearchableItems(completionHandler: $0) }
  }

  open func beginBatch() { lock.withLock { batch = [] } }

  /// What was asked for since the batch began is done now.
  open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    let isOpen = lock.withLock {
      guard let changes = batch, clientState.count <= 250 else { return false }
      for change in changes { change(self) }
      batch = nil
      self.clientState = clientState
      return true
    }
    let error = isOpen ? nil : CSIndexError(.invalidClientStateError)
    Callback { completionHandler?(error) }.callInBackground()
  }

  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    let state = lock.withLock { clientState }
    Callback { completionHandler(state, nil) }.callInBackground()
  }

  private func change(
    _ completionHandler: (((any Error)?) -> Void)?, _ change: @escaping @Sendable (CSSearchableIndex) -> Void
  ) {
    lock.withLock {
      if batch == nil { change(self) } else { batch?.append(change) }
    }
    Callback { completionHandler?(nil) }.callInBackground()
  }

  private func wait(_ body: (@escaping ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      body { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}

/// See [CSSearchableIndexDelegate](https://developer.apple.com/documentation/corespotlight/cssearchableindexdelegate).
///
/// The system asks for nothing again.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)

  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)

  func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data

  func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL
}

extension CSSearchableIndexDelegate {
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}

  public func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data { throw CocoaError(.featureUnsupported) }

  public func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL { throw CocoaError(.featureUnsupported) }
}
