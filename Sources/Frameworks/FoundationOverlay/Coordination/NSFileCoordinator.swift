import Foundation

/// [NSFileCoordinator](https://developer.apple.com/documentation/foundation/nsfilecoordinator)
///
/// It coordinates the threads of this process. Presenters are told of what was written, moved and deleted; they are not
/// asked to give a file away or to save it first.
open class NSFileCoordinator: NSObject {
  /// [NSFileCoordinator.ReadingOptions](https://developer.apple.com/documentation/foundation/nsfilecoordinator/readingoptions)
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// [NSFileCoordinator.WritingOptions](https://developer.apple.com/documentation/foundation/nsfilecoordinator/writingoptions)
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private weak var presenter: (any NSFilePresenter)?
  private var isCancelled = false

  open var purposeIdentifier = UUID().uuidString

  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
  }

  // MARK: - Presenters

  open class var filePresenters: [any NSFilePresenter] { FileAccess.shared.presenters }

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FileAccess.shared.add(filePresenter) }

  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FileAccess.shared.remove(filePresenter)
  }

  // MARK: - Reading and writing

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    access([(url, false)], outError) { reader(url) }
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    access([(url, true)], outError) { writer(url) }
    notify(url) { $0.presentedItemDidChange() }
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    access([(readingURL, false), (writingURL, true)], outError) { readerWriter(readingURL, writingURL) }
    notify(writingURL) { $0.presentedItemDidChange() }
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    access([(url1, true), (url2, true)], outError) { writer(url1, url2) }
    notify(url1) { $0.presentedItemDidChange() }
    notify(url2) { $0.presentedItemDidChange() }
  }

  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    notify(oldURL) { $0.presentedItemDidMove(to: newURL) }
  }

  open func cancel() { isCancelled = true }

  private func access(_ files: [(URL, Bool)], _ outError: NSErrorPointer, _ body: () -> Void) {
    guard !isCancelled else {
      outError?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
      return
    }
    let claims = files.map { FileAccess.Claim(path: $0.standardizedFileURL.path, writes: $1) }
    FileAccess.shared.begin(claims)
    body()
    FileAccess.shared.end(claims)
  }

  private func notify(_ url: URL, _ message: @escaping (any NSFilePresenter) -> Void) {
    nonisolated(unsafe) let message = message
    let own = presenter
    for other in Self.filePresenters where other !== own {
      guard other.presentedItemURL?.standardizedFileURL == url.standardizedFileURL else { continue }
      nonisolated(unsafe) let other = other
      other.presentedItemOperationQueue.addOperation { message(other) }
    }
  }
}

/// Who reads and writes which files.
private final class FileAccess: @unchecked Sendable {
  static let shared = FileAccess()

  struct Claim {
    let path: String
    let writes: Bool
  }

  private let condition = NSCondition()
  private var claims: [(claim: Claim, thread: ObjectIdentifier)] = []
  private var registered: [any NSFilePresenter] = []

  var presenters: [any NSFilePresenter] { condition.withLock { registered } }

  func add(_ presenter: any NSFilePresenter) { condition.withLock { registered.append(presenter) } }

  func remove(_ presenter: any NSFilePresenter) { condition.withLock { registered.removeAll { $0 === presenter } } }

  /// Waits for other threads that write what is wanted, or read what is to be written.
  func begin(_ wanted: [Claim]) {
    let thread = ObjectIdentifier(Thread.current)
    condition.withLock {
      while wanted.contains(where: { isTaken($0, by: thread) }) { condition.wait() }
      claims += wanted.map { ($0, thread) }
    }
  }

  func end(_ finished: [Claim]) {
    let thread = ObjectIdentifier(Thread.current)
    condition.withLock {
      for claim in finished {
        let index = claims.lastIndex { $0.thread == thread && $0.claim.path == claim.path }
        if let index { claims.remove(at: index) }
      }
      condition.broadcast()
    }
  }

  private func isTaken(_ wanted: Claim, by thread: ObjectIdentifier) -> Bool {
    claims.contains { claim, owner in
      owner != thread && claim.path == wanted.path && (claim.writes || wanted.writes)
    }
  }
}
