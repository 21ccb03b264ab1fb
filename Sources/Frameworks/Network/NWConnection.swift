import Glibc

/// See [NWError](https://developer.apple.com/documentation/network/nwerror).
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)

  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode: \(String(cString: strerror(code.rawValue)))"
    case .dns(let code): "DNSServiceErrorType: \(code)"
    case .tls(let code): "OSStatus: \(code)"
    }
  }
}

/// See [NWConnection](https://developer.apple.com/documentation/network/nwconnection).
///
/// There is no network: a connection that is started waits for one until it is cancelled, and what is sent or to be
/// received then fails.
public final class NWConnection: @unchecked Sendable {
  /// See [NWConnection.State](https://developer.apple.com/documentation/network/nwconnection/state-swift.enum).
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing, ready
    case failed(NWError)
    case cancelled
  }

  /// See [NWConnection.ContentContext](https://developer.apple.com/documentation/network/nwconnection/contentcontext).
  public final class ContentContext: Sendable {
    public let identifier: String
    public let isFinal: Bool

    public init(identifier: String, isFinal: Bool = false) {
      self.identifier = identifier
      self.isFinal = isFinal
    }

    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default stream", isFinal: true)
  }

  /// See [NWConnection.SendCompletion](https://developer.apple.com/documentation/network/nwconnection/sendcompletion).
  public enum SendCompletion {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let teller = StateTeller(setup: State.setup, cancelled: .cancelled)
  private let lock = NSLock()
  /// Whoever waits for an answer until the connection ends.
  private var waiting: [@Sendable (NWError) -> Void] = []
  /// Never called: the network stays away.
  public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)?
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }

  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  public var state: State { teller.state }

  public var queue: DispatchQueue? { teller.queue }

  public var currentPath: NWPath? { nil }

  @preconcurrency public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
    get { teller.handler }
    set { teller.handler = newValue }
  }

  public func start(queue: DispatchQueue) {
    guard teller.start(on: queue) else { return }
    teller.tell(.preparing, after: .setup)
    teller.tell(.waiting(.posix(.ENETDOWN)), after: .preparing)
  }

  public func cancel() {
    let ended = lock.withLock { () -> [@Sendable (NWError) -> Void] in
      defer { waiting = [] }
      return waiting
    }
    teller.tell(.cancelled)
    teller.perform { for answer in ended { answer(.posix(.ECANCELED)) } }
  }

  public func forceCancel() { cancel() }

  public func restart() {}

  private func wait(_ answer: @escaping @Sendable (NWError) -> Void) {
    let isOver = lock.withLock { () -> Bool in
      let isOver = teller.state == .cancelled
      if !isOver { waiting.append(answer) }
      return isOver
    }
    if isOver { teller.perform { answer(.posix(.ECANCELED)) } }
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let answer) = completion { wait { answer($0) } }
  }

  @preconcurrency public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) { wait { completion(nil, nil, false, $0) } }

  @preconcurrency public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) { wait { completion(nil, nil, false, $0) } }

  public func batch(_ block: () -> Void) { block() }
}
