import ObjectiveC

/// Which versions of TLS a session may use. Kept and given back: the library that connects chooses among those of today.
extension URLSessionConfiguration {
  private struct Versions {
    var minimum = tls_protocol_version_t.TLSv12
    var maximum = tls_protocol_version_t.TLSv13
  }

  /// Only its address is used, as the key.
  nonisolated(unsafe) private static let versionsKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  private var versions: Versions {
    get { objc_getAssociatedObject(self, Self.versionsKey) as? Versions ?? Versions() }
    set { objc_setAssociatedObject(self, Self.versionsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// See [tlsMinimumSupportedProtocolVersion](https://developer.apple.com/documentation/foundation/urlsessionconfiguration/tlsminimumsupportedprotocolversion).
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { versions.minimum }
    set { versions.minimum = newValue }
  }

  /// See [tlsMaximumSupportedProtocolVersion](https://developer.apple.com/documentation/foundation/urlsessionconfiguration/tlsmaximumsupportedprotocolversion).
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { versions.maximum }
    set { versions.maximum = newValue }
  }
}
