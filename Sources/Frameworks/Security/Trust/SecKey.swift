/// [SecKey](https://developer.apple.com/documentation/security/seckey)
///
/// There are the public keys of certificates.
public final class SecKey: NSObject, Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecKey)?.data == data }
  public override var hash: Int { data.hashValue }
}

/// [SecKeyCopyExternalRepresentation(_:_:)](https://developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:))
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  key.data as NSData
}
