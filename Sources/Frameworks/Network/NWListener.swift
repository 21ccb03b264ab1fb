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
  private let teller = StateTeller(setup: State.setup, cancelled: .cancelled)

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port
  }

  public var state: State { teller.state }

  public var queue: DispatchQueue? { teller.queue }

  @preconcurrency public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
    get { teller.handler }
    set { teller.handler = newValue }
  }

  public func start(queue: DispatchQueue) {
    if teller.start(on: queue) { teller.tell(.waiting(.posix(.ENETDOWN))) }
  }

  public func cancel() { teller.tell(.cancelled) }
}
