/// [SecKeyCreateSignature(_:_:_:_:)](https://developer.apple.com/documentation/security/seckeycreatesignature(_:_:_:_:))
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyFailure.telling(error) { () throws(KeyFailure) in
    NSData(data: try KeyScheme.of(algorithm, key, for: .sign).sign(dataToSign as Data, with: key))
  }
}

/// [SecKeyVerifySignature(_:_:_:_:_:)](https://developer.apple.com/documentation/security/seckeyverifysignature(_:_:_:_:_:))
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let result: Void? = KeyFailure.telling(error) { () throws(KeyFailure) in
    try KeyScheme.of(algorithm, key, for: .verify).verify(signature as Data, of: signedData as Data, with: key)
  }
  return result != nil
}

/// [SecKeyCreateEncryptedData(_:_:_:_:)](https://developer.apple.com/documentation/security/seckeycreateencrypteddata(_:_:_:_:))
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyFailure.telling(error) { () throws(KeyFailure) in
    NSData(data: try KeyScheme.of(algorithm, key, for: .encrypt).encrypt(plaintext as Data, with: key))
  }
}

/// [SecKeyCreateDecryptedData(_:_:_:_:)](https://developer.apple.com/documentation/security/seckeycreatedecrypteddata(_:_:_:_:))
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyFailure.telling(error) { () throws(KeyFailure) in
    NSData(data: try KeyScheme.of(algorithm, key, for: .decrypt).decrypt(ciphertext as Data, with: key))
  }
}

/// [SecKeyCopyKeyExchangeResult(_:_:_:_:_:)](https://developer.apple.com/documentation/security/seckeycopykeyexchangeresult(_:_:_:_:_:))
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  KeyFailure.telling(error) { () throws(KeyFailure) in
    let scheme = try KeyScheme.of(algorithm, privateKey, for: .keyExchange)
    guard case .exchange(let digest) = scheme, let secret = privateKey.handle.sharedSecret(with: publicKey.handle)
    else { throw KeyFailure(errSecParam, "The keys are not of one curve.") }
    guard let digest else { return NSData(data: Data(secret)) }
    let values = KeyRequest.entries(parameters)
    let size = (values[SecKeyKeyExchangeParameter.requestedSize.rawValue as String] as? NSNumber)?.intValue
    let information = values[SecKeyKeyExchangeParameter.sharedInfo.rawValue as String] as? NSData
    guard let size, size > 0 else { throw KeyFailure(errSecParam, "The size of the secret is not said.") }
    let bytes = information.map { Array($0 as Data) } ?? []
    guard let derived = digest.derived(size, from: secret, bytes, privateKey.library) else {
      throw KeyFailure(errSecUnimplemented, "There is no \(digest.rawValue).")
    }
    return NSData(data: Data(derived))
  }
}

/// [SecKeyIsAlgorithmSupported(_:_:_:)](https://developer.apple.com/documentation/security/seckeyisalgorithmsupported(_:_:_:))
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { KeyScheme(algorithm)?.isSupported(by: key, for: operation) ?? false }
