/// [SecKeyCreateRandomKey(_:_:)](https://developer.apple.com/documentation/security/seckeycreaterandomkey(_:_:))
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  KeyFailure.telling(error) { () throws(KeyFailure) in
    try KeyRequest(parameters).newKey("SecKeyCreateRandomKey")
  }
}

/// [SecKeyGeneratePair(_:_:_:)](https://developer.apple.com/documentation/security/seckeygeneratepair(_:_:_:))
@discardableResult
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
  KeyFailure.status { () throws(KeyFailure) in
    let key = try KeyRequest(parameters).newKey("SecKeyGeneratePair")
    privateKey?.pointee = key
    publicKey?.pointee = key.publicKey
  }
}

/// [SecKeyCreateWithData(_:_:_:)](https://developer.apple.com/documentation/security/seckeycreatewithdata(_:_:_:))
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  KeyFailure.telling(error) { () throws(KeyFailure) in
    try KeyRequest(attributes).key(of: keyData as Data, "SecKeyCreateWithData")
  }
}

/// [SecKeyCopyPublicKey(_:)](https://developer.apple.com/documentation/security/seckeycopypublickey(_:))
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// [SecKeyCopyExternalRepresentation(_:_:)](https://developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:))
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyFailure.telling(error) { () throws(KeyFailure) in
    guard !key.isInEnclave else { throw KeyFailure(errSecUnimplemented, "The key does not leave the Secure Enclave.") }
    return NSData(data: key.representation)
  }
}

/// [SecKeyCopyAttributes(_:)](https://developer.apple.com/documentation/security/seckeycopyattributes(_:))
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  var attributes: [String: Any] = key.attributes
  attributes["class"] = kSecClassKey
  attributes["perm"] = key.attributes["perm"] ?? NSNumber(value: false)
  if !key.isInEnclave { attributes["v_Data"] = NSData(data: key.representation) }
  return NSDictionary(dictionary: attributes)
}

/// [SecKeyGetBlockSize(_:)](https://developer.apple.com/documentation/security/seckeygetblocksize(_:))
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }

/// [SecKeyGetTypeID()](https://developer.apple.com/documentation/security/seckeygettypeid())
///
/// The number is that of all types which Core Foundation does not know.
public func SecKeyGetTypeID() -> CFTypeID { CFGetTypeID(SecRandomRef.standard) }
