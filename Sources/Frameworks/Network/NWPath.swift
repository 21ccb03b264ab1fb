/// See [NWPath](https://developer.apple.com/documentation/network/nwpath).
public struct NWPath: Equatable, Sendable {
  /// See [NWPath.Status](https://developer.apple.com/documentation/network/swift.struct/status).
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// See [NWPath.UnsatisfiedReason](https://developer.apple.com/documentation/network/nwpath/unsatisfiedreason).
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status

  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  public var availableInterfaces: [NWInterface] { [] }

  public var isExpensive: Bool { false }

  public var isConstrained: Bool { false }

  public var supportsIPv4: Bool { false }

  public var supportsIPv6: Bool { false }

  public var supportsDNS: Bool { false }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// See [NWPathMonitor](https://developer.apple.com/documentation/network/nwpathmonitor).
///
/// There is no network: the one path that a monitor tells of leads nowhere.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var isCancelled = false
  private var startQueue: DispatchQueue?

  public init() {}

  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public var currentPath: NWPath { NWPath(status: .unsatisfied) }

  public var queue: DispatchQueue? { lock.withLock { startQueue } }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock { () -> Bool in
      guard startQueue == nil, !isCancelled else { return false }
      startQueue = queue
      return true
    }
    guard isFirst else { return }
    queue.async { [self] in
      let update = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in isCancelled ? nil : handler }
      update?(currentPath)
    }
  }

  public func cancel() { lock.withLock { isCancelled = true } }
}
