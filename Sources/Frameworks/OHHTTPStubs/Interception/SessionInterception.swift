@_spi(Windfall) import FoundationNetworkingOverlay

/// Puts `StubProtocol` before the protocols of every session's configuration.
enum SessionInterception {
  static func isEnabled(for configuration: URLSessionConfiguration) -> Bool {
    contains(StubProtocol.self, in: configuration.protocolClasses ?? [])
  }

  static func setEnabled(_ enabled: Bool, for configuration: URLSessionConfiguration) {
    var classes = (configuration.protocolClasses ?? []).filter { $0 != UnstubbedMarker.self && $0 != StubProtocol.self }
    if !enabled { classes.append(UnstubbedMarker.self) }
    configuration.protocolClasses = classes
  }

  /// What a configuration answers, given what was set.
  fileprivate static func classes(_ own: [AnyClass], of configuration: URLSessionConfiguration) -> [AnyClass] {
    // A copy keeps what was answered before.
    var classes = own
    if !contains(NetworkGuard.self, in: classes) {
      classes.insert(NetworkGuard.self, at: classes.firstIndex(where: isNative) ?? classes.endIndex)
    }
    let isStubbed = configuration !== shared || StubRegistry.shared.current.isEnabled
    if !isStubbed || contains(UnstubbedMarker.self, in: classes) { return classes }
    return contains(StubProtocol.self, in: classes) ? classes : [StubProtocol.self] + classes
  }

  /// Of the session that can be switched off on its own.
  fileprivate static let shared = URLSession.shared.configuration

  private static func isNative(_ type: AnyClass) -> Bool { (type as? URLProtocol.Type)?.isNative == true }

  private static func contains(_ type: AnyClass, in classes: [AnyClass]) -> Bool {
    classes.contains { $0 == type }
  }
}

/// Runs when the module is loaded: also requests that are made before the first stub are kept from the network.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  // Made now: the getter is also called while a session is made.
  _ = SessionInterception.shared
  SessionProtocols.change = SessionInterception.classes
}
