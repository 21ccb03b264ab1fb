import ObjectiveC

/// What iOS has besides. Nothing here waits for a network, or tells one kind from another: the values are kept and given
/// back.
extension URLSessionConfiguration {
  /// See [waitsForConnectivity](https://developer.apple.com/documentation/foundation/urlsessionconfiguration).
  public var waitsForConnectivity: Bool {
    get { isSet(.waitsForConnectivity, unless: false) }
    set { set(.waitsForConnectivity, to: newValue) }
  }

  public var allowsConstrainedNetworkAccess: Bool {
    get { isSet(.allowsConstrainedNetworkAccess, unless: true) }
    set { set(.allowsConstrainedNetworkAccess, to: newValue) }
  }

  public var allowsExpensiveNetworkAccess: Bool {
    get { isSet(.allowsExpensiveNetworkAccess, unless: true) }
    set { set(.allowsExpensiveNetworkAccess, to: newValue) }
  }

  public var sessionSendsLaunchEvents: Bool {
    get { isSet(.sessionSendsLaunchEvents, unless: true) }
    set { set(.sessionSendsLaunchEvents, to: newValue) }
  }

  private func isSet(_ flag: ConfigurationFlags, unless initial: Bool) -> Bool {
    let flags = ConfigurationFlags.of(self)
    return flags.known.contains(flag) ? flags.on.contains(flag) : initial
  }

  private func set(_ flag: ConfigurationFlags, to isOn: Bool) {
    var flags = ConfigurationFlags.of(self)
    flags.known.insert(flag)
    if isOn { flags.on.insert(flag) } else { flags.on.remove(flag) }
    ConfigurationFlags.set(flags, of: self)
  }

  /// What `background(withIdentifier:)` makes on iOS. There is nobody here who would go on with its transfers after the
  /// process has ended, so that they are made as those of other sessions are.
  public static func windfallBackground(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}
