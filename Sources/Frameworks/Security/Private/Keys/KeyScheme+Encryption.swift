import CryptographyEngine

extension KeyScheme {
  func encrypt(_ data: Data, with key: SecKey) throws(KeyFailure) -> Data {
    let bytes = Array(data)
    let encrypted: [UInt8]? =
      switch (self, key.kind) {
      case (.rsaEncryption(.none, _, _), _): key.handle.encrypt(try padded(bytes, key), encryptionOptions)
      case (.rsaEncryption(_, _, seals: true), _): sealed(bytes, key)
      case (.rsaEncryption, _): key.handle.encrypt(bytes, encryptionOptions)
      case (.ellipticEncryption(let digest, let derivesNonce), .elliptic(let curve)):
        sealed(bytes, key, curve, digest, derivesNonce)
      default: nil
      }
    guard let encrypted else { throw KeyFailure(errSecParam, "The key cannot encrypt these bytes.") }
    return Data(encrypted)
  }

  func decrypt(_ data: Data, with key: SecKey) throws(KeyFailure) -> Data {
    let bytes = Array(data)
    let decrypted: [UInt8]? =
      switch (self, key.kind) {
      case (.rsaEncryption(_, _, seals: true), _): opened(bytes, key)
      case (.rsaEncryption, _): key.handle.decrypt(bytes, encryptionOptions)
      case (.ellipticEncryption(let digest, let derivesNonce), .elliptic(let curve)):
        opened(bytes, key, curve, digest, derivesNonce)
      default: nil
      }
    guard let decrypted else { throw KeyFailure(errSecDecode, "The key cannot decrypt these bytes.") }
    return Data(decrypted)
  }

  private var encryptionOptions: KeyHandle.Options {
    guard case .rsaEncryption(let padding, let digest, _) = self else { return [:] }
    switch (padding, digest) {
    case (.none, _): return ["rsa_padding_mode": "none"]
    case (.oaep, let digest?):
      return ["rsa_padding_mode": "oaep", "rsa_oaep_md": digest.rawValue, "rsa_mgf1_md": digest.rawValue]
    default: return ["rsa_padding_mode": "pkcs1"]
    }
  }

  private static let noNonce = [UInt8](repeating: 0, count: 16)

  /// The message under a key that is made for it, after that key under the one of RSA.
  private func sealed(_ bytes: [UInt8], _ key: SecKey) -> [UInt8]? {
    let session = (0..<sessionKeySize(key)).map { _ in UInt8.random(in: .min ... .max) }
    let cipher = LibraryCipher(key: session, key.library)
    guard let wrapped = key.handle.encrypt(session, encryptionOptions),
      let message = cipher.seal(bytes, nonce: Self.noNonce, authenticating: Array(key.representation))
    else { return nil }
    return wrapped + message
  }

  private func opened(_ bytes: [UInt8], _ key: SecKey) -> [UInt8]? {
    guard bytes.count >= key.blockSize, let publicKey = key.publicKey,
      let session = key.handle.decrypt(Array(bytes.prefix(key.blockSize)), encryptionOptions),
      session.count == sessionKeySize(key)
    else { return nil }
    return LibraryCipher(key: session, key.library).open(
      Array(bytes.dropFirst(key.blockSize)), nonce: Self.noNonce, authenticating: Array(publicKey.representation))
  }

  private func sessionKeySize(_ key: SecKey) -> Int {
    switch key.kind {
    case .rsa: key.bitCount >= 4096 ? 32 : 16
    case .elliptic: key.bitCount > 256 ? 32 : 16
    }
  }

  /// The message under a secret with a key that is made for it, after that key's point.
  private func sealed(
    _ bytes: [UInt8], _ key: SecKey, _ curve: EllipticCurve, _ digest: DigestKind, _ derivesNonce: Bool
  ) -> [UInt8]? {
    let secret = curve.newSecret(key.library)
    guard let point = curve.publicPoint(ofSecret: secret, key.library),
      let own = KeyHandle(privateKey: curve.privateKey(secret: secret, point: point), key.library),
      let shared = own.sharedSecret(with: key.handle),
      let (cipher, nonce) = cipher(shared, point, key, digest, derivesNonce),
      let message = cipher.seal(bytes, nonce: nonce)
    else { return nil }
    return point + message
  }

  private func opened(
    _ bytes: [UInt8], _ key: SecKey, _ curve: EllipticCurve, _ digest: DigestKind, _ derivesNonce: Bool
  ) -> [UInt8]? {
    let point = Array(bytes.prefix(1 + 2 * curve.byteCount))
    guard let other = KeyHandle(publicKeyInformation: curve.publicKeyInformation(point: point), key.library),
      let shared = key.handle.sharedSecret(with: other),
      let (cipher, nonce) = cipher(shared, point, key, digest, derivesNonce)
    else { return nil }
    return cipher.open(Array(bytes.dropFirst(point.count)), nonce: nonce)
  }

  private func cipher(
    _ shared: [UInt8], _ point: [UInt8], _ key: SecKey, _ digest: DigestKind, _ derivesNonce: Bool
  ) -> (LibraryCipher, nonce: [UInt8])? {
    let size = sessionKeySize(key)
    guard let derived = digest.derived(derivesNonce ? size + 16 : size, from: shared, point, key.library) else {
      return nil
    }
    let nonce = derivesNonce ? Array(derived.suffix(16)) : Self.noNonce
    return (LibraryCipher(key: Array(derived.prefix(size)), key.library), nonce)
  }
}
