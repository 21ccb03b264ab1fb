/// [SecPadding](https://developer.apple.com/documentation/security/secpadding)
public struct SecPadding: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let PKCS1 = SecPadding(rawValue: 1)
  public static let OAEP = SecPadding(rawValue: 2)
  public static let sigRaw = SecPadding(rawValue: 0x4000)
  public static let PKCS1MD2 = SecPadding(rawValue: 0x8000)
  public static let PKCS1MD5 = SecPadding(rawValue: 0x8001)
  public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
  public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
  public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
  public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
  public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)
}

/// [SecKeyRawSign(_:_:_:_:_:_:)](https://developer.apple.com/documentation/security/seckeyrawsign(_:_:_:_:_:_:))
@discardableResult
public func SecKeyRawSign(
  _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
  _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  KeyFailure.status { () throws(KeyFailure) in
    let scheme = try KeyScheme.of(padding.signature(key), key, for: .sign)
    try write(scheme.sign(Data(bytes: dataToSign, count: dataToSignLen), with: key), sig, sigLen)
  }
}

/// [SecKeyRawVerify(_:_:_:_:_:_:)](https://developer.apple.com/documentation/security/seckeyrawverify(_:_:_:_:_:_:))
@discardableResult
public func SecKeyRawVerify(
  _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
  _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
  KeyFailure.status { () throws(KeyFailure) in
    let scheme = try KeyScheme.of(padding.signature(key), key, for: .verify)
    try scheme.verify(
      Data(bytes: sig, count: sigLen), of: Data(bytes: signedData, count: signedDataLen), with: key)
  }
}

/// [SecKeyEncrypt(_:_:_:_:_:_:)](https://developer.apple.com/documentation/security/seckeyencrypt(_:_:_:_:_:_:))
@discardableResult
public func SecKeyEncrypt(
  _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
  _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  KeyFailure.status { () throws(KeyFailure) in
    let scheme = try KeyScheme.of(padding.encryption, key, for: .encrypt)
    try write(scheme.encrypt(Data(bytes: plainText, count: plainTextLen), with: key), cipherText, cipherTextLen)
  }
}

/// [SecKeyDecrypt(_:_:_:_:_:_:)](https://developer.apple.com/documentation/security/seckeydecrypt(_:_:_:_:_:_:))
@discardableResult
public func SecKeyDecrypt(
  _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
  _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  KeyFailure.status { () throws(KeyFailure) in
    let scheme = try KeyScheme.of(padding.encryption, key, for: .decrypt)
    try write(scheme.decrypt(Data(bytes: cipherText, count: cipherTextLen), with: key), plainText, plainTextLen)
  }
}

/// Into a buffer whose size the caller has said, and is told.
private func write(
  _ data: Data, _ buffer: UnsafeMutablePointer<UInt8>, _ size: UnsafeMutablePointer<Int>
) throws(KeyFailure) {
  guard data.count <= size.pointee else { throw KeyFailure(errSecParam, "The buffer is too small.") }
  data.copyBytes(to: buffer, count: data.count)
  size.pointee = data.count
}

extension SecPadding {
  /// The newer name of what it asks for. MD2 and MD5 have none.
  fileprivate func signature(_ key: SecKey) -> SecKeyAlgorithm {
    guard key.kind == .rsa else { return self == .sigRaw ? .ecdsaSignatureRFC4754 : .ecdsaSignatureDigestX962 }
    return switch self {
    case []: .rsaSignatureRaw
    case .PKCS1: .rsaSignatureDigestPKCS1v15Raw
    case .PKCS1SHA1: .rsaSignatureDigestPKCS1v15SHA1
    case .PKCS1SHA224: .rsaSignatureDigestPKCS1v15SHA224
    case .PKCS1SHA256: .rsaSignatureDigestPKCS1v15SHA256
    case .PKCS1SHA384: .rsaSignatureDigestPKCS1v15SHA384
    case .PKCS1SHA512: .rsaSignatureDigestPKCS1v15SHA512
    default: SecKeyAlgorithm(rawValue: "")
    }
  }

  fileprivate var encryption: SecKeyAlgorithm {
    switch self {
    case []: .rsaEncryptionRaw
    case .PKCS1: .rsaEncryptionPKCS1
    case .OAEP: .rsaEncryptionOAEPSHA1
    default: SecKeyAlgorithm(rawValue: "")
    }
  }
}
