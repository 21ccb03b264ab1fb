/// [SecIdentity](https://developer.apple.com/documentation/security/secidentity)
public final class SecIdentity: NSObject, Sendable {
  let certificate: SecCertificate
  let key: SecKey

  init(_ certificate: SecCertificate, _ key: SecKey) {
    self.certificate = certificate
    self.key = key
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecIdentity else { return false }
    return certificate == other.certificate && key == other.key
  }

  public override var hash: Int { certificate.hash }
}

/// [SecIdentityCopyCertificate(_:_:)](https://developer.apple.com/documentation/security/secidentitycopycertificate(_:_:))
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = identityRef.certificate
  return errSecSuccess
}

/// [SecIdentityCopyPrivateKey(_:_:)](https://developer.apple.com/documentation/security/secidentitycopyprivatekey(_:_:))
@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
  privateKeyRef.pointee = identityRef.key
  return errSecSuccess
}

/// [SecIdentityGetTypeID()](https://developer.apple.com/documentation/security/secidentitygettypeid())
///
/// The number is that of all types which Core Foundation does not know.
public func SecIdentityGetTypeID() -> CFTypeID { SecKeyGetTypeID() }
