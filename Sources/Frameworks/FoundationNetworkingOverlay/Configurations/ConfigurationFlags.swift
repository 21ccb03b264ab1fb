import ObjectiveC

/// Values of configurations that FoundationNetworking has no place for.
struct ConfigurationFlags: OptionSet {
  struct State {
    var known: ConfigurationFlags = []
    var on: ConfigurationFlags = []
  }

  static let waitsForConnectivity = ConfigurationFlags(rawValue: 1)
  static let allowsConstrainedNetworkAccess = ConfigurationFlags(rawValue: 2)
  static let allowsExpensiveNetworkAccess = ConfigurationFlags(rawValue: 4)
  static let sessionSendsLaunchEvents = ConfigurationFlags(rawValue: 8)

  let rawValue: UInt8

  /// Only its address is used, as the key.
  nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func of(_ configuration: URLSessionConfiguration) -> State {
    objc_getAssociatedObject(configuration, key) as? State ?? State()
  }

  static func set(_ state: State, of configuration: URLSessionConfiguration) {
    objc_setAssociatedObject(configuration, key, state, .OBJC_ASSOCIATION_RETAIN)
  }
}
