import CryptoKit
import Security
import Testing

@Suite struct SecKeyAlgorithmTests {
  private let message = Data("message".utf8)

  private func rsa() throws -> (secret: SecKey, open: SecKey) {
    let key = try #require(SecKeyTests.key(Samples.privateKey, kSecAttrKeyClassPrivate))
    return (key, try #require(SecKeyCopyPublicKey(key)))
  }

  @Test("Signatures of RSA are OpenSSL's")
  func rsaSignatures() throws {
    let keys = try rsa()
    let known = Samples.data(Samples.signature)
    let algorithm = SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256
    #expect(SecKeyCreateSignature(keys.secret, algorithm, message as CFData, nil) as Data? == known)
    let digest = Data(SHA256.hash(data: message)) as CFData
    #expect(SecKeyCreateSignature(keys.secret, .rsaSignatureDigestPKCS1v15SHA256, digest, nil) as Data? == known)
    #expect(SecKeyVerifySignature(keys.open, algorithm, message as CFData, known as CFData, nil))
    var error: Unmanaged<CFError>?
    #expect(!SecKeyVerifySignature(keys.open, algorithm, Data() as CFData, known as CFData, &error))
    #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
    let random = Samples.data(Samples.randomSignature) as CFData
    #expect(SecKeyVerifySignature(keys.open, .rsaSignatureMessagePSSSHA256, message as CFData, random, nil))
    #expect(!SecKeyVerifySignature(keys.open, .rsaSignatureMessagePSSSHA1, message as CFData, random, nil))
  }

  @Test(
    "Every signature holds for its message alone",
    arguments: [
      SecKeyAlgorithm.rsaSignatureRaw, .rsaSignatureDigestPKCS1v15Raw, .rsaSignatureMessagePKCS1v15SHA1,
      .rsaSignatureMessagePKCS1v15SHA512, .rsaSignatureMessagePSSSHA1, .rsaSignatureMessagePSSSHA384,
      .ecdsaSignatureMessageX962SHA1, .ecdsaSignatureMessageX962SHA512, .ecdsaSignatureDigestX962,
      .ecdsaSignatureRFC4754, .ecdsaSignatureMessageRFC4754SHA256,
    ])
  func signatures(algorithm: SecKeyAlgorithm) throws {
    let isElliptic = (algorithm.rawValue as String).contains("ECDSA")
    let key = isElliptic ? try SecKeyTests.newKey(kSecAttrKeyTypeEC, 256) : try rsa().secret
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    let signature = try #require(SecKeyCreateSignature(key, algorithm, message as CFData, nil))
    #expect(SecKeyVerifySignature(publicKey, algorithm, message as CFData, signature, nil))
    #expect(!SecKeyVerifySignature(publicKey, algorithm, Data("other".utf8) as CFData, signature, nil))
    if (algorithm.rawValue as String).contains("RFC4754") { #expect(signature.length == 64) }
    #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm))
    #expect(!SecKeyIsAlgorithmSupported(key, .verify, algorithm))
    #expect(SecKeyIsAlgorithmSupported(publicKey, .verify, algorithm))
    #expect(!SecKeyIsAlgorithmSupported(publicKey, .encrypt, algorithm))
  }

  @Test("A signature of a key's is one that CryptoKit takes")
  func cryptoKit() throws {
    let key = try SecKeyTests.newKey(kSecAttrKeyTypeEC, 256)
    let written = try #require(SecKeyCopyExternalRepresentation(key, nil)) as Data
    let other = try P256.Signing.PrivateKey(x963Representation: written)
    let signature = try #require(
      SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, message as CFData, nil))
    let read = try P256.Signing.ECDSASignature(derRepresentation: signature as Data)
    #expect(other.publicKey.isValidSignature(read, for: message))
  }

  @Test("What a key cannot do is refused")
  func refusal() throws {
    let keys = try rsa()
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateSignature(keys.open, .rsaSignatureRaw, message as CFData, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
    #expect(SecKeyCreateSignature(keys.secret, .ecdsaSignatureDigestX962, message as CFData, nil) == nil)
    // As on iOS, a digest may be too short, but not too long.
    #expect(SecKeyCreateSignature(keys.secret, .rsaSignatureDigestPKCS1v15SHA256, message as CFData, nil) != nil)
    let long = Data(count: 33) as CFData
    #expect(SecKeyCreateSignature(keys.secret, .rsaSignatureDigestPKCS1v15SHA256, long, nil) == nil)
    #expect(SecKeyCreateSignature(keys.secret, .rsaSignatureDigestPSSSHA256, message as CFData, nil) == nil)
    #expect(SecKeyCreateEncryptedData(keys.open, .rsaEncryptionPKCS1, Data(count: 200) as CFData, nil) == nil)
    #expect(SecKeyCreateDecryptedData(keys.secret, .rsaEncryptionOAEPSHA1, Data(count: 128) as CFData, nil) == nil)
    let unknown = SecKeyAlgorithm(rawValue: "algid:sign:DSA:raw")
    #expect(!SecKeyIsAlgorithmSupported(keys.secret, .sign, unknown))
  }

  @Test("What OpenSSL has encrypted is decrypted")
  func decryption() throws {
    let encrypted = Samples.data(Samples.encrypted) as CFData
    let key = try rsa().secret
    #expect(SecKeyCreateDecryptedData(key, .rsaEncryptionOAEPSHA256, encrypted, nil) as Data? == message)
    #expect(SecKeyCreateDecryptedData(key, .rsaEncryptionOAEPSHA1, encrypted, nil) == nil)
  }

  @Test(
    "What is encrypted is decrypted by the other key",
    arguments: [
      SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA384,
      .rsaEncryptionOAEPSHA256AESGCM, .eciesEncryptionStandardX963SHA1AESGCM,
      .eciesEncryptionCofactorX963SHA256AESGCM, .eciesEncryptionCofactorVariableIVX963SHA512AESGCM,
    ], [256, 521])
  func encryption(algorithm: SecKeyAlgorithm, size: Int) throws {
    let isElliptic = (algorithm.rawValue as String).contains("ECIES")
    let key = isElliptic ? try SecKeyTests.newKey(kSecAttrKeyTypeEC, size) : try rsa().secret
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    let text = isElliptic ? Data(repeating: 1, count: 1000) : message
    let encrypted = try #require(SecKeyCreateEncryptedData(publicKey, algorithm, text as CFData, nil)) as Data
    #expect(SecKeyCreateDecryptedData(key, algorithm, encrypted as CFData, nil) as Data? == text)
    var changed = encrypted
    changed[encrypted.count - 1] ^= 1
    #expect(SecKeyCreateDecryptedData(key, algorithm, changed as CFData, nil) as Data? != text)
    #expect(SecKeyCreateDecryptedData(key, algorithm, Data([4]) as CFData, nil) == nil)
  }

  @Test("Raw numbers are as long as the key")
  func raw() throws {
    let keys = try rsa()
    let encrypted = try #require(SecKeyCreateEncryptedData(keys.open, .rsaEncryptionRaw, message as CFData, nil))
    let decrypted = SecKeyCreateDecryptedData(keys.secret, .rsaEncryptionRaw, encrypted, nil) as Data?
    #expect(decrypted == Data(count: 121) + message)
  }

  @Test("The point before a sealed message leads to its key, which a derived nonce follows")
  func sealed() throws {
    let key = P256.KeyAgreement.PrivateKey()
    let attributes: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPublic]
    let publicKey = try #require(
      SecKeyCreateWithData(key.publicKey.x963Representation as CFData, attributes as CFDictionary, nil))
    let encrypted =
      try #require(
        SecKeyCreateEncryptedData(
          publicKey, .eciesEncryptionCofactorVariableIVX963SHA256AESGCM, message as CFData, nil)) as Data
    let point = try P256.KeyAgreement.PublicKey(x963Representation: encrypted.prefix(65))
    let derived = try key.sharedSecretFromKeyAgreement(with: point).x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: encrypted.prefix(65), outputByteCount: 32)
    let bytes = derived.withUnsafeBytes { Data($0) }
    let box = try AES.GCM.SealedBox(
      nonce: .init(data: bytes.suffix(16)), ciphertext: encrypted.dropFirst(65).dropLast(16),
      tag: encrypted.suffix(16))
    #expect(try AES.GCM.open(box, using: SymmetricKey(data: bytes.prefix(16))) == message)
  }

  @Test("Two keys find a secret, and bytes that are derived from it")
  func exchange() throws {
    let (mine, theirs) = (try SecKeyTests.newKey(kSecAttrKeyTypeEC, 384), P384.KeyAgreement.PrivateKey())
    let attributes: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPublic]
    let other = try #require(
      SecKeyCreateWithData(theirs.publicKey.x963Representation as CFData, attributes as CFDictionary, nil))
    let point = try #require(SecKeyCopyPublicKey(mine).flatMap { SecKeyCopyExternalRepresentation($0, nil) }) as Data
    let secret = try theirs.sharedSecretFromKeyAgreement(with: .init(x963Representation: point))
    let none = [String: Any]() as CFDictionary
    let plain = SecKeyCopyKeyExchangeResult(mine, .ecdhKeyExchangeStandard, other, none, nil) as Data?
    #expect(plain == secret.withUnsafeBytes { Data($0) })
    let parameters: [CFString: Any] = [
      SecKeyKeyExchangeParameter.requestedSize.rawValue: 70,
      SecKeyKeyExchangeParameter.sharedInfo.rawValue: Data("info".utf8),
    ]
    let algorithm = SecKeyAlgorithm.ecdhKeyExchangeCofactorX963SHA256
    let derived = SecKeyCopyKeyExchangeResult(mine, algorithm, other, parameters as CFDictionary, nil) as Data?
    let expected = secret.x963DerivedSymmetricKey(
      using: SHA256.self, sharedInfo: Data("info".utf8), outputByteCount: 70)
    #expect(derived == expected.withUnsafeBytes { Data($0) })
    #expect(SecKeyCopyKeyExchangeResult(mine, algorithm, other, none, nil) == nil)
    let stranger = try SecKeyTests.newKey(kSecAttrKeyTypeEC, 256)
    #expect(SecKeyCopyKeyExchangeResult(stranger, .ecdhKeyExchangeStandard, other, none, nil) == nil)
  }
}
