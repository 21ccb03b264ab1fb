/// [SecTrust](https://developer.apple.com/documentation/security/sectrust)
///
/// OpenSSL verifies the chain, and the system's certificates are the anchors.
public final class SecTrust: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  struct State {
    var certificates: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var trustsAnchorsOnly = false
    var date: Date?
    /// What was said to be trusted in spite of all.
    var exceptions: Data?
    var result = SecTrustResultType.invalid
  }

  init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
    state = State(certificates: certificates, policies: policies)
  }

  var values: State { lock.withLock { state } }

  func change(_ body: (inout State) -> Void) -> OSStatus {
    lock.withLock {
      state.result = .invalid
      body(&state)
    }
    return errSecSuccess
  }

  /// Nil if the leaf may be trusted.
  func evaluate() -> NSError? {
    let values = values
    let isExcepted = values.exceptions != nil && values.exceptions == values.certificates.first?.data
    let problem = isExcepted ? nil : TrustVerification(values).problem
    lock.withLock { state.result = problem == nil ? .unspecified : .recoverableTrustFailure }
    return problem
  }
}

/// [SecTrustCreateWithCertificates](https://developer.apple.com/documentation/security/sectrustcreatewithcertificates(_:_:_:))
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  guard let chain = list(certificates, of: SecCertificate.self), !chain.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(chain, policies.flatMap { list($0, of: SecPolicy.self) } ?? [])
  return errSecSuccess
}

/// [SecTrustSetPolicies(_:_:)](https://developer.apple.com/documentation/security/sectrustsetpolicies(_:_:))
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  guard let policies = list(policies, of: SecPolicy.self) else { return errSecParam }
  return trust.change { $0.policies = policies }
}

/// [SecTrustSetAnchorCertificates(_:_:)](https://developer.apple.com/documentation/security/sectrustsetanchorcertificates(_:_:))
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  let anchors = anchorCertificates.map { list($0, of: SecCertificate.self) ?? [] }
  return trust.change {
    $0.anchors = anchors ?? []
    $0.trustsAnchorsOnly = anchors != nil
  }
}

/// [SecTrustSetAnchorCertificatesOnly(_:_:)](https://developer.apple.com/documentation/security/sectrustsetanchorcertificatesonly(_:_:))
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  trust.change { $0.trustsAnchorsOnly = anchorCertificatesOnly }
}

/// [SecTrustSetVerifyDate(_:_:)](https://developer.apple.com/documentation/security/sectrustsetverifydate(_:_:))
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  trust.change { $0.date = verifyDate as Date }
}

/// [SecTrustCopyExceptions(_:)](https://developer.apple.com/documentation/security/sectrustcopyexceptions(_:))
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { trust.values.certificates.first?.data as NSData? }

/// [SecTrustSetExceptions(_:_:)](https://developer.apple.com/documentation/security/sectrustsetexceptions(_:_:))
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  _ = trust.change { $0.exceptions = exceptions.map { $0 as Data } }
  return true
}

/// [SecTrustEvaluateWithError(_:_:)](https://developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:))
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  let problem = trust.evaluate()
  error?.pointee = problem
  return problem == nil
}

/// [SecTrustEvaluate(_:_:)](https://developer.apple.com/documentation/security/sectrustevaluate(_:_:))
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  _ = trust.evaluate()
  return SecTrustGetTrustResult(trust, result)
}

/// [SecTrustGetTrustResult(_:_:)](https://developer.apple.com/documentation/security/sectrustgettrustresult(_:_:))
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.values.result
  return errSecSuccess
}

/// [SecTrustGetCertificateCount(_:)](https://developer.apple.com/documentation/security/sectrustgetcertificatecount(_:))
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.values.certificates.count }

/// [SecTrustGetCertificateAtIndex(_:_:)](https://developer.apple.com/documentation/security/sectrustgetcertificateatindex(_:_:))
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  let certificates = trust.values.certificates
  return certificates.indices.contains(ix) ? certificates[ix] : nil
}

/// [SecTrustCopyCertificateChain(_:)](https://developer.apple.com/documentation/security/sectrustcopycertificatechain(_:))
///
/// The certificates that the trust was made with.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.values.certificates) }

/// [SecTrustCopyKey(_:)](https://developer.apple.com/documentation/security/sectrustcopykey(_:))
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.values.certificates.first?.key }

/// [SecTrustCopyPublicKey(_:)](https://developer.apple.com/documentation/security/sectrustcopypublickey(_:))
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// One object, or an array of them.
private func list<T>(_ value: CFTypeRef, of type: T.Type) -> [T]? {
  if let one = value as? T { return [one] }
  return (value as Any) as? [T]
}
