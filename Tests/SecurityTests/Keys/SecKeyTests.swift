import Security
import Testing

@Suite struct SecKeyTests {
  static func key(_ text: String, _ keyClass: CFString, _ type: CFString = kSecAttrKeyTypeRSA) -> SecKey? {
    let attributes: [CFString: Any] = [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass]
    return SecKeyCreateWithData(Samples.data(text) as CFData, attributes as CFDictionary, nil)
  }

  static func newKey(_ type: CFString, _ size: Int) throws -> SecKey {
    let parameters: [CFString: Any] = [kSecAttrKeyType: type, kSecAttrKeySizeInBits: size]
    return try #require(SecKeyCreateRandomKey(parameters as CFDictionary, nil))
  }

  @Test("Keys of RSA are read and written as PKCS #1 has them")
  func rsa() throws {
    let privateKey = try #require(Self.key(Samples.privateKey, kSecAttrKeyClassPrivate))
    let publicKey = try #require(Self.key(Samples.publicKey, kSecAttrKeyClassPublic))
    #expect(SecKeyCopyExternalRepresentation(privateKey, nil) as Data? == Samples.data(Samples.privateKey))
    #expect(SecKeyCopyExternalRepresentation(publicKey, nil) as Data? == Samples.data(Samples.publicKey))
    #expect(SecKeyCopyPublicKey(privateKey) == publicKey)
    #expect(SecKeyCopyPublicKey(publicKey) == publicKey)
    #expect(Self.key(Samples.namedPublicKey, kSecAttrKeyClassPublic) == publicKey)
    #expect(SecKeyGetBlockSize(publicKey) == 128)
    #expect(publicKey != privateKey)
  }

  @Test("Data that is no such key makes none, and says why")
  func damaged() throws {
    #expect(Self.key(Samples.newPrivateKey, kSecAttrKeyClassPrivate) == nil)
    #expect(Self.key(Samples.publicKey, kSecAttrKeyClassPrivate) == nil)
    #expect(Self.key(Samples.privateKey, kSecAttrKeyClassPublic) == nil)
    #expect(Self.key("", kSecAttrKeyClassPublic) == nil)
    #expect(Self.key(Samples.publicKey, kSecAttrKeyClassPublic, kSecAttrKeyTypeEC) == nil)
    var error: Unmanaged<CFError>?
    let attributes: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic]
    #expect(SecKeyCreateWithData(Data([1, 2]) as CFData, attributes as CFDictionary, &error) == nil)
    let reason = try #require(error?.takeRetainedValue())
    #expect(CFErrorGetDomain(reason) as String == NSOSStatusErrorDomain)
    #expect(CFErrorGetCode(reason) == Int(errSecParam))
  }

  @Test("Keys of curves are written as their points, and the secret after them", arguments: [256, 384, 521])
  func curves(size: Int) throws {
    let key = try Self.newKey(kSecAttrKeyTypeECSECPrimeRandom, size)
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    let written = try #require(SecKeyCopyExternalRepresentation(key, nil)) as Data
    let point = try #require(SecKeyCopyExternalRepresentation(publicKey, nil)) as Data
    let count = (size + 7) / 8
    #expect(written.count == 1 + 3 * count)
    #expect(point == written.prefix(1 + 2 * count))
    #expect(Self.key(written.base64EncodedString(), kSecAttrKeyClassPrivate, kSecAttrKeyTypeEC) == key)
    #expect(Self.key(point.base64EncodedString(), kSecAttrKeyClassPublic, kSecAttrKeyTypeEC) == publicKey)
    var other = written
    other[written.count - 1] ^= 1
    #expect(Self.key(other.base64EncodedString(), kSecAttrKeyClassPrivate, kSecAttrKeyTypeEC) == nil)
    #expect(SecKeyGetBlockSize(key) == count)
  }

  @Test("A key says what it is, and what its maker said")
  func attributes() throws {
    let parameters: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 1024,
      kSecPrivateKeyAttrs: [kSecAttrLabel: "mine", kSecAttrIsPermanent: false] as [CFString: Any],
    ]
    let key = try #require(SecKeyCreateRandomKey(parameters as CFDictionary, nil))
    let attributes = try #require(SecKeyCopyAttributes(key) as? [String: Any])
    #expect(attributes[kSecAttrKeyType as String] as? String == kSecAttrKeyTypeRSA as String)
    #expect(attributes[kSecAttrKeyClass as String] as? String == kSecAttrKeyClassPrivate as String)
    #expect(attributes[kSecAttrKeySizeInBits as String] as? Int == 1024)
    #expect(attributes[kSecAttrLabel as String] as? String == "mine")
    #expect(attributes[kSecAttrCanDecrypt as String] as? Bool == true)
    #expect(attributes[kSecAttrCanVerify as String] as? Bool == false)
    #expect((attributes[kSecAttrApplicationLabel as String] as? Data)?.count == 20)
    #expect(CFGetTypeID(key) == SecKeyGetTypeID())
  }

  @Test("Pairs are made, and sizes that there are not are refused")
  func pairs() throws {
    var keys: (SecKey?, SecKey?)
    let parameters: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: "256"]
    #expect(SecKeyGeneratePair(parameters as CFDictionary, &keys.0, &keys.1) == errSecSuccess)
    let secret = try #require(keys.1)
    #expect(SecKeyCopyPublicKey(secret) == keys.0)
    let sizes = [(kSecAttrKeyTypeEC, 224), (kSecAttrKeyTypeRSA, 100), ("7" as CFString, 256)]
    for (type, size) in sizes {
      let wrong: [CFString: Any] = [kSecAttrKeyType: type, kSecAttrKeySizeInBits: size]
      var error: Unmanaged<CFError>?
      #expect(SecKeyCreateRandomKey(wrong as CFDictionary, &error) == nil)
      #expect(error?.takeRetainedValue().code == Int(errSecParam))
      #expect(SecKeyGeneratePair(wrong as CFDictionary, nil, nil) == errSecParam)
    }
  }

  @Test("A key of the Secure Enclave signs, and does not leave it")
  func enclave() throws {
    let parameters: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
      kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
    ]
    let key = try #require(SecKeyCreateRandomKey(parameters as CFDictionary, nil))
    var error: Unmanaged<CFError>?
    #expect(SecKeyCopyExternalRepresentation(key, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    let message = Data("message".utf8) as CFData
    let signature = try #require(SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, message, nil))
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    #expect(SecKeyVerifySignature(publicKey, .ecdsaSignatureMessageX962SHA256, message, signature, nil))
    #expect(SecKeyCopyExternalRepresentation(publicKey, nil) != nil)
    let attributes = SecKeyCopyAttributes(key) as? [String: Any]
    #expect(attributes?[kSecAttrTokenID as String] as? String == "com.apple.setoken")
  }
}
