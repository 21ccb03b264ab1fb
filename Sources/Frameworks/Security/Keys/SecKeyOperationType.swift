/// [SecKeyOperationType](https://developer.apple.com/documentation/security/seckeyoperationtype)
public enum SecKeyOperationType: Int, Sendable {
  case sign = 0
  case verify = 1
  case encrypt = 2
  case decrypt = 3
  case keyExchange = 4
}

/// [SecKeyKeyExchangeParameter](https://developer.apple.com/documentation/security/seckeykeyexchangeparameter)
public struct SecKeyKeyExchangeParameter: Hashable, RawRepresentable, @unchecked Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
  public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}
