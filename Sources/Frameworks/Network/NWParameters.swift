/// See [NWProtocolOptions](https://developer.apple.com/documentation/network/nwprotocoloptions).
open class NWProtocolOptions: @unchecked Sendable {
  init() {}
}

/// See [NWProtocolTCP](https://developer.apple.com/documentation/network/nwprotocoltcp). Options are kept.
public final class NWProtocolTCP: Sendable {
  /// See [NWProtocolTCP.Options](https://developer.apple.com/documentation/network/nwprotocoltcp/options).
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var noPush = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false

    public override init() { super.init() }
  }
}

/// See [NWProtocolUDP](https://developer.apple.com/documentation/network/nwprotocoludp). Options are kept.
public final class NWProtocolUDP: Sendable {
  /// See [NWProtocolUDP.Options](https://developer.apple.com/documentation/network/nwprotocoludp/options).
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false

    public override init() { super.init() }
  }
}

/// See [NWProtocolTLS](https://developer.apple.com/documentation/network/nwprotocoltls).
public final class NWProtocolTLS: Sendable {
  /// See [NWProtocolTLS.Options](https://developer.apple.com/documentation/network/nwprotocoltls/options).
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let securityProtocolOptions = sec_protocol_options()

    public override init() { super.init() }
  }
}

/// See [NWParameters](https://developer.apple.com/documentation/network/nwparameters). They are kept.
public final class NWParameters: @unchecked Sendable {
  /// See [NWParameters.ServiceClass](https://developer.apple.com/documentation/network/nwparameters/serviceclass-swift.enum).
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  public var requiredLocalEndpoint: NWEndpoint?
  public var requiredInterface: NWInterface?
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var allowLocalEndpointReuse = false
  public var allowFastOpen = false
  public var includePeerToPeer = false
  public var acceptLocalOnly = false
  public var serviceClass = ServiceClass.bestEffort

  public init() {}

  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init()
  }

  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
}
