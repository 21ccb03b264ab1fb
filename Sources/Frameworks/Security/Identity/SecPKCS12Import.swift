import CryptographyEngine

nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
nonisolated(unsafe) public let kSecImportItemLabel: CFString = "label"
nonisolated(unsafe) public let kSecImportItemKeyID: CFString = "keyid"
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"

/// [SecPKCS12Import(_:_:_:)](https://developer.apple.com/documentation/security/secpkcs12import(_:_:_:))
///
/// A file has one identity. One with a cipher that OpenSSL has put aside, as RC2, needs its module of old ciphers.
@discardableResult
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  let library = CryptoLibrary.required(by: "SecPKCS12Import")
  guard let passphrase = KeyRequest.entries(options)["passphrase"] as? String else { return errSecAuthFailed }
  let container: IdentityContainer
  do throws(IdentityContainer.Problem) {
    container = try IdentityContainer(Array(pkcs12_data as Data), passphrase: passphrase, library)
  } catch {
    return error == .wrongPassphrase ? errSecAuthFailed : errSecDecode
  }
  let chain = ([container.certificate] + container.chain).compactMap {
    SecCertificate(Data($0), library: library)
  }
  guard let certificate = chain.first, let key = SecKey(container.key, isPrivate: true, library) else {
    return errSecDecode
  }
  let values: [String: Any] = [
    "identity": SecIdentity(certificate, key), "chain": NSArray(array: chain),
    "trust": SecTrust(chain, [SecPolicyCreateBasicX509()]), "label": NSString(string: certificate.summary ?? ""),
    "keyid": key.attributes["klbl"] ?? NSData(),
  ]
  items.pointee = NSArray(array: [NSDictionary(dictionary: values)])
  return errSecSuccess
}
