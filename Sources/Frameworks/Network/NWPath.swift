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
