/// See [CKSyncEngine](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5).
///
/// Keeps what is pending, and tells its delegate of it; nothing is sent or fetched, because nobody is signed in.
public final class CKSyncEngine: Sendable {
  public let database: CKDatabase
  public let state: State
  private let events: AsyncStream<Event>.Continuation

  public init(_ configuration: Configuration) {
    database = configuration.database
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    events = continuation
    state = State(configuration.stateSerialization) { state in
      continuation.yield(.stateUpdate(Event.StateUpdate(stateSerialization: state)))
    }
    let receiver = Receiver(delegate: configuration.delegate, engine: self)
    // One event after the other, as on iOS.
    Task {
      for await event in stream {
        guard let engine = receiver.engine else { return }
        await receiver.delegate?.handleEvent(event, syncEngine: engine)
      }
    }
  }

  deinit { events.finish() }

  public func fetchChanges(_ options: FetchChangesOptions = .init()) async throws { throw SignedOut.error }

  public func sendChanges(_ options: SendChangesOptions = .init()) async throws { throw SignedOut.error }

  /// There are none that could be cancelled.
  public func cancelOperations() async {}

  /// Whom events are told, and of what.
  private final class Receiver: @unchecked Sendable {
    weak let delegate: (any CKSyncEngineDelegate)?
    weak let engine: CKSyncEngine?

    init(delegate: any CKSyncEngineDelegate, engine: CKSyncEngine) {
      self.delegate = delegate
      self.engine = engine
    }
  }
}

extension CKSyncEngine: CustomStringConvertible {
  public var description: String { "<CKSyncEngine: databaseScope=\(database.databaseScope)>" }
}
