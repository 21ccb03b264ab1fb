import Glibc

/// See [IPAddress](https://developer.apple.com/documentation/network/ipaddress).
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }

  init?(_ string: String)
  init?(_ rawValue: Data, _ interface: NWInterface?)
}

/// See [IPv4Address](https://developer.apple.com/documentation/network/ipv4address).
public struct IPv4Address: IPAddress {
  public let rawValue: Data
  public let interface: NWInterface?

  public init?(_ string: String) {
    guard let bytes = parsed(string, AF_INET, size: 4) else { return nil }
    (rawValue, interface) = (bytes, nil)
  }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }

  private init(_ bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

  public var isLoopback: Bool { rawValue[0] == 127 }
  public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
  public var isMulticast: Bool { (224..<240).contains(rawValue[0]) }
  public var debugDescription: String { written(rawValue, AF_INET) }

  public static let any = IPv4Address([0, 0, 0, 0])
  public static let broadcast = IPv4Address([255, 255, 255, 255])
  public static let loopback = IPv4Address([127, 0, 0, 1])
}

/// See [IPv6Address](https://developer.apple.com/documentation/network/ipv6address).
public struct IPv6Address: IPAddress {
  public let rawValue: Data
  public let interface: NWInterface?

  public init?(_ string: String) {
    guard let bytes = parsed(string, AF_INET6, size: 16) else { return nil }
    (rawValue, interface) = (bytes, nil)
  }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }

  private init(_ bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

  public var isLoopback: Bool { self == .loopback }
  public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
  public var isMulticast: Bool { rawValue[0] == 0xFF }
  public var debugDescription: String { written(rawValue, AF_INET6) }

  public static let any = IPv6Address([UInt8](repeating: 0, count: 16))
  public static let loopback = IPv6Address([UInt8](repeating: 0, count: 15) + [1])
}

private func parsed(_ text: String, _ family: Int32, size: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: size)
  return inet_pton(family, text, &bytes) == 1 ? Data(bytes) : nil
}

private func written(_ bytes: Data, _ family: Int32) -> String {
  var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
  let isWritten = bytes.withUnsafeBytes { inet_ntop(family, $0.baseAddress, &text, socklen_t(text.count)) != nil }
  return isWritten ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
}
