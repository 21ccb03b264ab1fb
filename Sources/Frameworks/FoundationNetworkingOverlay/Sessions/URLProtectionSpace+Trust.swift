@_exported import Security

extension URLProtectionSpace {
  /// See [serverTrust](https://developer.apple.com/documentation/foundation/urlprotectionspace/servertrust).
  ///
  /// Sessions verify their servers themselves and ask nobody: no challenge has one.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// See [init(trust:)](https://developer.apple.com/documentation/foundation/urlcredential/init(trust:)).
  ///
  /// The credential has no user and no password.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .forSession)
  }
}
