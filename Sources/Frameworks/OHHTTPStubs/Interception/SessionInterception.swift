import Glibc

/// Puts `StubProtocol` before the protocols of every session's configuration.
///
/// On Linux, registered protocol classes are asked last, after the one that fetches over the network. A session asks its
/// configuration for `protocolClasses` when a task starts, so that getter is replaced in the class's method table. The
/// replacement is a compiled override; it stands in the same place of its own class's table.
enum SessionInterception {
  /// Replaces the getter, once.
  static func install() { _ = isInstalled }

  static func isEnabled(for configuration: URLSessionConfiguration) -> Bool {
    contains(StubProtocol.self, in: configuration.protocolClasses ?? [])
  }

  static func setEnabled(_ enabled: Bool, for configuration: URLSessionConfiguration) {
    var classes = (configuration.protocolClasses ?? []).filter { $0 != UnstubbedMarker.self && $0 != StubProtocol.self }
    if !enabled { classes.append(UnstubbedMarker.self) }
    configuration.protocolClasses = classes
  }

  /// What a configuration answers, given what was set.
  static func classes(_ own: [AnyClass]?) -> [AnyClass]? {
    let classes = own ?? []
    if contains(UnstubbedMarker.self, in: classes) { return own }
    // Only the shared session's configuration has none of its own; a copy keeps what this answered before.
    if classes.allSatisfy({ $0 == StubProtocol.self }), !StubRegistry.shared.current.isEnabled { return [] }
    if contains(StubProtocol.self, in: classes) { return own }
    return [StubProtocol.self] + classes
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

  private static let isInstalled: Bool = {
    let table = words(of: URLSessionConfiguration.self)
    let replacement = words(of: StubbedConfiguration.self)
    guard let slot = table.firstIndex(of: UInt(bitPattern: original)), slot < replacement.count else {
      fatalError("OHHTTPStubs cannot intercept requests: URLSessionConfiguration.protocolClasses is not in its class")
    }
    table[slot] = replacement[slot]
    return true
  }()

  /// The words of a class's metadata, from its address point; the fifth holds the size and that point's offset.
  private static func words(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let sizes = start[4]
    let bytes = (sizes & 0xffff_ffff) - (sizes >> 32)
    return UnsafeMutableBufferPointer(start: start, count: Int(bytes) / MemoryLayout<UInt>.size)
  }
}

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
      return SessionInterception.classes(own)
    }
    set { super.protocolClasses = newValue }
  }
}
