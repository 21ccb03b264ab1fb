/// See [NWListener](https://developer.apple.com/documentation/network/nwlistener).
///
/// There is no network: a listener that is started waits for one until it is cancelled, and nobody connects.
public final class NWListener: @unchecked Sendable {
  /// See [NWListener.State](https://developer.apple.com/documentation/network/nwlistener/state-swift.enum).
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var newConnectionHandler: ((_ connection: NWConnection) -> Void)?
  public var newConnectionLimit = Int.max
  private let lock = NSLock()
  private var currentState = State.setup
  private var startQueue: DispatchQueue?
  private var handler: (@Sendable (State) -> Void)?

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port
  }

  public var state: State { lock.withLock { currentState } }

  public var queue: DispatchQueue? { lock.withLock { startQueue } }

  @preconcurrency public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock { () -> Bool in
      guard startQueue == nil, currentState == .setup else { return false }
      startQueue = queue
      return true
    }
    if isFirst { tell(.waiting(.posix(.ENETDOWN))) }
  }

  public func cancel() { tell(.cancelled) }

  private func tell(_ new: State) {
    (queue ?? .main).async { [self] in
      let told = lock.withLock { () -> (@Sendable (State) -> Void)? in
        guard currentState != .cancelled else { return nil }
        currentState = new
        return handler
      }
      told?(new)
    }
  }
}
