import Security
import Testing

@Suite(.serialized) struct SecPKCS12ImportTests {
  private func imported(_ data: Data, _ passphrase: String) -> (OSStatus, [[String: Any]]?) {
    var items: CFArray?
    let options = [kSecImportExportPassphrase: passphrase] as [CFString: Any]
    return (SecPKCS12Import(data as CFData, options as CFDictionary, &items), items as? [[String: Any]])
  }

  private func identity() throws -> SecIdentity {
    let (status, items) = imported(Samples.data(Samples.identity), "secret")
    #expect(status == errSecSuccess)
    return try #require(items?.first?[kSecImportItemIdentity as String] as? SecIdentity)
  }

  @Test("A file has an identity, whose key is that of its certificate")
  func file() throws {
    let identity = try identity()
    var (certificate, key): (SecCertificate?, SecKey?)
    #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
    #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
    let (owner, secret) = (try #require(certificate), try #require(key))
    #expect(SecCertificateCopySubjectSummary(owner) as String? == "Test Identity")
    #expect(SecCertificateCopySerialNumberData(owner, nil) as Data? == Data([0x12, 0x34]))
    #expect(SecCertificateCopyKey(owner) == SecKeyCopyPublicKey(secret))
    let (_, items) = imported(Samples.data(Samples.identity), "secret")
    #expect(items?.first?[kSecImportItemCertChain as String] as? [SecCertificate] == [owner])
    #expect(items?.first?[kSecImportItemTrust as String] is SecTrust)
  }

  @Test("A wrong passphrase, none, and a file that is none have a status each")
  func failures() {
    #expect(imported(Samples.data(Samples.identity), "wrong").0 == errSecAuthFailed)
    #expect(imported(Data([1, 2, 3]), "secret").0 == errSecDecode)
    var items: CFArray?
    let none = [String: Any]() as CFDictionary
    #expect(SecPKCS12Import(Samples.data(Samples.identity) as CFData, none, &items) == errSecAuthFailed)
    #expect(items == nil)
  }

  @Test("The keychain puts an identity together from a certificate and its key")
  func keychain() throws {
    let identity = try identity()
    let search = [kSecClass: kSecClassIdentity, kSecReturnRef: true] as [CFString: Any]
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
    let item = [kSecValueRef: identity, kSecAttrLabel: "identity"] as [CFString: Any]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    #expect(result as? SecIdentity == identity)
    let certificates: [CFString: Any] = [
      kSecClass: kSecClassCertificate, kSecAttrLabel: "identity", kSecReturnRef: true,
    ]
    #expect(SecItemCopyMatching(certificates as CFDictionary, &result) == errSecSuccess)
    #expect((result as? SecCertificate).flatMap { SecCertificateCopySubjectSummary($0) } as String? == "Test Identity")
    #expect(SecItemDelete([kSecClass: kSecClassIdentity] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(certificates as CFDictionary, &result) == errSecItemNotFound)
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
  }
}
