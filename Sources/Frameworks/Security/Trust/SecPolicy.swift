/// [SecPolicy](https://developer.apple.com/documentation/security/secpolicy)
public final class SecPolicy: NSObject, Sendable {
  /// The host that a certificate has to name.
  let host: String?

  init(host: String? = nil) { self.host = host }
}

/// [SecPolicyCreateBasicX509()](https://developer.apple.com/documentation/security/secpolicycreatebasicx509())
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// [SecPolicyCreateSSL(_:_:)](https://developer.apple.com/documentation/security/secpolicycreatessl(_:_:))
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(host: hostname.map { $0 as String })
}

/// [SecPolicyCreateRevocation(_:)](https://developer.apple.com/documentation/security/secpolicycreaterevocation(_:))
///
/// Nobody is asked whether a certificate was revoked: the policy is not there, as on iOS for flags it does not know.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { nil }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
