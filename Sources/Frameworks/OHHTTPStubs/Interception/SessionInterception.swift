import Glibc

/// Puts `StubProtocol` before the protocols of every session's configuration.
///
/// On Linux, registered protocol classes are asked last, after the one that fetches over the network. A session asks its
/// configuration for `protocolClasses` when a task starts, so that getter is replaced in the class's method table. The
/// replacement is a compiled override; it stands in the same place of its own class's table.
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
  static func classes(_ own: [AnyClass]?, of configuration: URLSessionConfiguration) -> [AnyClass]? {
    // A copy keeps what was answered before.
    var classes = own ?? []
    if !contains(NetworkGuard.self, in: classes) {
      classes.insert(NetworkGuard.self, at: classes.firstIndex(where: isNative) ?? classes.endIndex)
    }
    let isStubbed = configuration !== shared || StubRegistry.shared.current.isEnabled
    if !isStubbed || contains(UnstubbedMarker.self, in: classes) { return classes }
    return contains(StubProtocol.self, in: classes) ? classes : [StubProtocol.self] + classes
  }

  /// Of the session that can be switched off on its own.
  private static let shared = URLSession.shared.configuration

  private static func isNative(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("FoundationNetworking.")
  }

  private static func contains(_ type: AnyClass, in classes: [AnyClass]) -> Bool {
    classes.contains { $0 == type }
  }

  // MARK: - The method table

  private static let getter = "$s20FoundationNetworking23URLSessionConfigurationC15protocolClassesSayyXlXpGSgvg"

  /// The getter of FoundationNetworking.
  fileprivate static let original: UnsafeRawPointer = {
    guard let address = dlsym(nil, getter) else {
      fatalError("OHHTTPStubs cannot intercept requests: this FoundationNetworking has no \(getter)")
    }
    return UnsafeRawPointer(address)
  }()

  fileprivate static func install() {
    let table = words(of: URLSessionConfiguration.self)
    let replacement = words(of: StubbedConfiguration.self)
    guard let slot = table.firstIndex(of: UInt(bitPattern: original)), slot < replacement.count else {
      fatalError("OHHTTPStubs cannot intercept requests: URLSessionConfiguration.protocolClasses is not in its class")
    }
    // Made now: the getter is also called while a session is made.
    _ = shared
    table[slot] = replacement[slot]
  }

  /// The words of a class's metadata, from its address point; the fifth holds the size and that point's offset.
  private static func words(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let sizes = start[4]
    let bytes = (sizes & 0xffff_ffff) - (sizes >> 32)
    return UnsafeMutableBufferPointer(start: start, count: Int(bytes) / MemoryLayout<UInt>.size)
  }
}

/// Runs when the module is loaded: also requests that are made before the first stub are kept from the network.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { SessionInterception.install() }

/// Never made: its getter runs on other configurations.
private final class StubbedConfiguration: URLSessionConfiguration, @unchecked Sendable {
  /// A closure, as it is called.
  private struct Call {
    let own: () -> [AnyClass]?
  }

  /// A closure, as it is stored: a method takes its object where a closure takes its context.
  private struct Method {
    let function: UnsafeRawPointer
    let object: URLSessionConfiguration
  }

  override var protocolClasses: [AnyClass]? {
    get {
      // `super` would come back here.
      let method = Method(function: SessionInterception.original, object: self)
      let own = unsafeBitCast(method, to: Call.self).own()
      return SessionInterception.classes(own, of: self)
    }
    set { super.protocolClasses = newValue }
  }
}
