@_spi(Windfall) import ObjectiveC

/// Says which protocols a session asks, in the place of its configuration.
///
/// A session asks its configuration for `protocolClasses` when a task starts, so that getter is replaced in the class's
/// method table, and so are the methods that register classes. The replacements are compiled overrides and methods; they
/// stand in the same places of their own classes' tables.
@_spi(Windfall) public enum SessionProtocols {
  /// What a configuration answers instead of what was set, registered classes included.
  @_spi(Windfall) public typealias Change = (_ classes: [AnyClass], _ configuration: URLSessionConfiguration) ->
    [AnyClass]

  /// Set once, while the process is being loaded.
  @_spi(Windfall) public nonisolated(unsafe) static var change: Change?

  static func classes(_ own: [AnyClass]?, of configuration: URLSessionConfiguration) -> [AnyClass]? {
    _ = replaceTaskOfNatives
    let registered = ProtocolRegistration.classes
    var classes = own
    if !registered.isEmpty, configuration === ProtocolRegistration.shared { classes = registered + (own ?? []) }
    // A copy keeps what was answered before.
    if let own = classes, !own.contains(where: { $0 == FileProtocol.self }) { classes = own + [FileProtocol.self] }
    return change.map { $0(classes ?? [], configuration) } ?? classes
  }

  // MARK: - Method tables

  fileprivate static let getter = "$s20FoundationNetworking23URLSessionConfigurationC15protocolClassesSayyXlXpGSgvg"
  fileprivate static let copying = "$s20FoundationNetworking23URLSessionConfigurationC4copy4withyp0A06NSZoneVSg_tF"
  private static let taskSetter = "$s20FoundationNetworking11URLProtocolC4taskAA14URLSessionTaskCSgvs"
  private static let registration = [
    "$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ",
    "$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ",
  ]

  fileprivate static func install() {
    OriginalMethod.replace([getter, copying], of: URLSessionConfiguration.self, by: AskedConfiguration.self)
    OriginalMethod.replace(registration, of: URLProtocol.self, by: PlainProtocol.self)
  }

  /// Done when the first task asks: no sooner are there any protocols.
  private static let replaceTaskOfNatives: Void = {
    for type in OriginalMethod(getter, of: URLSessionConfiguration.default).classes ?? [] {
      OriginalMethod.replace([taskSetter], of: type, by: PlainProtocol.self)
    }
  }()
}

/// Runs when the module is loaded: also requests that are made before the first test are answered by it.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { SessionProtocols.install() }

/// Never made: its table has the methods that take the place of URLProtocol's by their symbols.
private final class PlainProtocol: URLProtocol {}

/// Never made: its methods run on other configurations.
private final class AskedConfiguration: URLSessionConfiguration, @unchecked Sendable {
  override var protocolClasses: [AnyClass]? {
    get {
      // `super` would come back here.
      let own = OriginalMethod(SessionProtocols.getter, of: self).classes
      return SessionProtocols.classes(own, of: self)
    }
    set { super.protocolClasses = newValue }
  }

  override func copy(with zone: NSZone?) -> Any {
    let copy = OriginalMethod(SessionProtocols.copying, of: self).copy(with: zone)
    let flags = ConfigurationFlags.of(self)
    if !flags.known.isEmpty, let copy = copy as? URLSessionConfiguration { ConfigurationFlags.set(flags, of: copy) }
    return copy
  }
}
