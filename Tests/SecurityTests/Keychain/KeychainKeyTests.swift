import Security
import Testing

@Suite(.serialized) struct KeychainKeyTests {
  private func query(_ tag: String) -> [CFString: Any] {
    [kSecClass: kSecClassKey, kSecAttrApplicationTag: Data(tag.utf8)]
  }

  private func found(_ query: [CFString: Any]) -> AnyObject? {
    var result: CFTypeRef?
    return SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess ? result : nil
  }

  @Test("A key is added, found by what it is, and deleted")
  func life() throws {
    let key = try SecKeyTests.newKey(kSecAttrKeyTypeEC, 256)
    var item = query("life")
    item[kSecValueRef] = key
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    var search = query("life")
    search[kSecAttrKeyType] = kSecAttrKeyTypeECSECPrimeRandom
    search[kSecReturnRef] = true
    #expect(found(search) as? SecKey == key)
    search[kSecAttrKeyClass] = kSecAttrKeyClassPublic
    #expect(found(search) == nil)
    search[kSecAttrKeyClass] = kSecAttrKeyClassPrivate
    search[kSecReturnData] = true
    search[kSecReturnAttributes] = true
    let all = try #require(found(search) as? [String: Any])
    #expect(all[kSecValueRef as String] as? SecKey == key)
    #expect(all[kSecValueData as String] as? Data == SecKeyCopyExternalRepresentation(key, nil) as Data?)
    #expect(all[kSecAttrKeySizeInBits as String] as? Int == 256)
    #expect(SecItemDelete([kSecValueRef: key] as [CFString: Any] as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query("life") as CFDictionary) == errSecItemNotFound)
  }

  @Test("A key is kept as it is made, if it is to stay")
  func permanent() throws {
    let parameters: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
      kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
      kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: Data("permanent".utf8)]
        as [CFString: Any],
    ]
    let key = try #require(SecKeyCreateRandomKey(parameters as CFDictionary, nil))
    var search = query("permanent")
    search[kSecReturnRef] = true
    #expect(found(search) as? SecKey == key)
    search[kSecReturnRef] = nil
    search[kSecReturnData] = true
    #expect(found(search) == nil)
    #expect(SecItemDelete(query("permanent") as CFDictionary) == errSecSuccess)
  }

  @Test("Data with the kind of its key is given as a key")
  func data() throws {
    var item = query("data")
    item[kSecAttrKeyType] = kSecAttrKeyTypeRSA
    item[kSecAttrKeyClass] = kSecAttrKeyClassPublic
    item[kSecValueData] = Samples.data(Samples.publicKey)
    item[kSecReturnRef] = true
    var result: CFTypeRef?
    #expect(SecItemAdd(item as CFDictionary, &result) == errSecSuccess)
    let key = try #require(SecKeyTests.key(Samples.publicKey, kSecAttrKeyClassPublic))
    #expect(result as? SecKey == key)
    #expect(SecItemDelete(query("data") as CFDictionary) == errSecSuccess)
    var secret = query("symmetric")
    secret[kSecValueData] = Data([1, 2, 3])
    #expect(SecItemAdd(secret as CFDictionary, nil) == errSecSuccess)
    secret[kSecValueData] = nil
    secret[kSecReturnData] = true
    #expect(found(secret) as? Data == Data([1, 2, 3]))
    #expect(SecItemDelete(query("symmetric") as CFDictionary) == errSecSuccess)
  }
}
