import Security

/// See [sec_protocol_options_t](https://developer.apple.com/documentation/security/sec_protocol_options_t).
public final class sec_protocol_options: NSObject, @unchecked Sendable {}

/// See [sec_protocol_metadata_t](https://developer.apple.com/documentation/security/sec_protocol_metadata_t).
public final class sec_protocol_metadata: NSObject, @unchecked Sendable {}

/// See [sec_trust_t](https://developer.apple.com/documentation/security/sec_trust_t).
public final class sec_trust: NSObject, @unchecked Sendable {
  fileprivate let trust: SecTrust

  init(_ trust: SecTrust) { self.trust = trust }
}

public typealias sec_protocol_options_t = sec_protocol_options
public typealias sec_protocol_metadata_t = sec_protocol_metadata
public typealias sec_trust_t = sec_trust

/// See [sec_protocol_verify_t](https://developer.apple.com/documentation/security/sec_protocol_verify_t).
public typealias sec_protocol_verify_t = (
  sec_protocol_metadata_t, sec_trust_t, @escaping @Sendable (Bool) -> Void
) -> Void

/// Nobody is verified, as nobody connects.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
  _ verify_block_queue: DispatchQueue
) {}

/// See [sec_trust_copy_ref(_:)](https://developer.apple.com/documentation/security/sec_trust_copy_ref(_:)).
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }
