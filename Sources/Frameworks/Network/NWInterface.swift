/// See [NWInterface](https://developer.apple.com/documentation/network/nwinterface).
public struct NWInterface: Hashable, Sendable {
  /// See [NWInterface.InterfaceType](https://developer.apple.com/documentation/network/nwinterface/interfacetype).
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}
