/// The protocol classes that an app or its tests have registered, the last one first.
///
/// As on iOS they are asked before all others, for the requests of `URLSession.shared`. On Linux they would be asked after
/// the one that fetches over the network, and the shared session would keep those that were there when it was made.
enum ProtocolRegistration {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [AnyClass] = []

  static var classes: [AnyClass] { lock.withLock { registered } }

  /// Of the session that they belong to; made before the first of them is registered.
  static let shared = URLSession.shared.configuration

  static func register(_ type: AnyClass) {
    _ = shared
    lock.withLock { registered = [type] + registered.filter { $0 != type } }
  }

  static func unregister(_ type: AnyClass) {
    lock.withLock { registered.removeAll { $0 == type } }
  }
}

extension URLProtocol {
  /// Takes the place of FoundationNetworking's own method, in its class and in those of apps and tests.
  @_silgen_name("$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ")
  @_spi(Windfall) public static func register(_ type: AnyClass) -> Bool {
    guard let custom = type as? URLProtocol.Type else { return false }
    if custom.isNative {
      return OriginalMethod("$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ", of: nil)
        .register(type)
    }
    ProtocolRegistration.register(type)
    return true
  }

  /// Takes the place of FoundationNetworking's own method.
  @_silgen_name("$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ")
  @_spi(Windfall) public static func unregister(_ type: AnyClass) {
    ProtocolRegistration.unregister(type)
  }
}
