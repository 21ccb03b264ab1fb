import CryptographyEngine

extension KeyScheme {
  func sign(_ data: Data, with key: SecKey) throws(KeyFailure) -> Data {
    let digest = try signed(data, key)
    guard let signature = key.handle.sign(digest, signatureOptions) else {
      throw KeyFailure(errSecParam, "The key cannot sign these bytes.")
    }
    guard case (.ellipticSignature(isRaw: true, _, _), .elliptic(let curve)) = (self, key.kind) else {
      return Data(signature)
    }
    guard let numbers = try? EllipticSignature(der: signature, curve) else {
      throw KeyFailure(errSecInternalComponent, "The signature has no form.")
    }
    return Data(numbers.raw)
  }

  func verify(_ signature: Data, of data: Data, with key: SecKey) throws(KeyFailure) {
    var bytes = Array(signature)
    if case (.ellipticSignature(isRaw: true, _, _), .elliptic(let curve)) = (self, key.kind) {
      guard bytes.count == 2 * curve.byteCount else {
        throw KeyFailure(errSecVerifyFailed, "The signature is not of the key's size.")
      }
      bytes = EllipticSignature(raw: bytes).der
    }
    guard key.handle.isValid(bytes, for: try signed(data, key), signatureOptions) else {
      throw KeyFailure(errSecVerifyFailed, "The signature is not one of this key for these bytes.")
    }
  }

  /// What the key itself signs. As on iOS, what is said to be a digest may be too short, but not too long.
  private func signed(_ data: Data, _ key: SecKey) throws(KeyFailure) -> [UInt8] {
    let bytes = Array(data)
    switch self {
    case .rsaSignature(.none, _, _): return try padded(bytes, key)
    case .rsaSignature(.pss, let digest?, let hashes):
      let hash = hashes ? try hash(bytes, digest, key) : bytes
      guard hash.count == digest.byteCount else {
        throw KeyFailure(errSecParam, "The bytes are no digest of \(digest.rawValue).")
      }
      return hash
    case .rsaSignature(_, let digest?, let hashes):
      let hash = hashes ? try hash(bytes, digest, key) : bytes
      guard hash.count <= digest.byteCount else {
        throw KeyFailure(errSecParam, "The bytes are no digest of \(digest.rawValue).")
      }
      return digest.information(hash)
    case .ellipticSignature(_, let digest?, hashes: true): return try hash(bytes, digest, key)
    default: return bytes
    }
  }

  private func hash(_ bytes: [UInt8], _ digest: DigestKind, _ key: SecKey) throws(KeyFailure) -> [UInt8] {
    guard let hash = digest.hash(bytes, key.library) else {
      throw KeyFailure(errSecUnimplemented, "There is no \(digest.rawValue).")
    }
    return hash
  }

  private var signatureOptions: KeyHandle.Options {
    switch self {
    case .rsaSignature(.none, _, _): ["rsa_padding_mode": "none"]
    case .rsaSignature(.pss, let digest?, _):
      [
        "rsa_padding_mode": "pss", "digest": digest.rawValue, "rsa_mgf1_md": digest.rawValue,
        "rsa_pss_saltlen": String(digest.byteCount),
      ]
    case .rsaSignature: ["rsa_padding_mode": "pkcs1"]
    default: [:]
    }
  }

  /// A number of the modulus' size, which starts with zeros.
  func padded(_ bytes: [UInt8], _ key: SecKey) throws(KeyFailure) -> [UInt8] {
    guard bytes.count <= key.blockSize else { throw KeyFailure(errSecParam, "There are more bytes than the key has.") }
    return [UInt8](repeating: 0, count: key.blockSize - bytes.count) + bytes
  }
}
