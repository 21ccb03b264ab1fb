/// See [NWBrowser](https://developer.apple.com/documentation/network/nwbrowser).
///
/// There is no network: a browser that is started waits for one until it is cancelled, and finds nothing.
public final class NWBrowser: @unchecked Sendable {
  /// See [NWBrowser.Descriptor](https://developer.apple.com/documentation/network/nwbrowser/descriptor-swift.enum).
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }

  /// See [NWBrowser.State](https://developer.apple.com/documentation/network/nwbrowser/state-swift.enum).
  public enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public var browseResultsChangedHandler: ((_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
  private let teller = StateTeller(setup: State.setup, cancelled: .cancelled)

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }

  public var state: State { teller.state }

  public var queue: DispatchQueue? { teller.queue }

  public var browseResults: Set<Result> { [] }

  @preconcurrency public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
    get { teller.handler }
    set { teller.handler = newValue }
  }

  public func start(queue: DispatchQueue) {
    if teller.start(on: queue) { teller.tell(.waiting(.posix(.ENETDOWN))) }
  }

  public func cancel() { teller.tell(.cancelled) }
}

extension NWBrowser {
  /// See [NWBrowser.Result](https://developer.apple.com/documentation/network/nwbrowser/result).
  public struct Result: Hashable, Sendable {
    /// See [NWBrowser.Result.Metadata](https://developer.apple.com/documentation/network/nwbrowser/result/metadata-swift.enum).
    public enum Metadata: Hashable, Sendable {
      case bonjour(NWTXTRecord)
      case none
    }

    /// See [NWBrowser.Result.Change](https://developer.apple.com/documentation/network/nwbrowser/result/change).
    public enum Change: Hashable, Sendable {
      /// See [NWBrowser.Result.Change.Flags](https://developer.apple.com/documentation/network/nwbrowser/result/change/flags).
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let identical = Flags(rawValue: 1)
        public static let interfaceAdded = Flags(rawValue: 2)
        public static let interfaceRemoved = Flags(rawValue: 4)
        public static let metadataChanged = Flags(rawValue: 8)
        public static let mixed = Flags(rawValue: 16)
      }

      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)
    }

    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }
}
