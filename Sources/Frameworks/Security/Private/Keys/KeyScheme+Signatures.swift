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

  /// What the key itself signs.
  private func signed(_ data: Data, _ key: SecKey) throws(KeyFailure) -> [UInt8] {
    let bytes = Array(data)
    switch self {
    case .rsaSignature(.none, _, _): return try padded(bytes, key)
    case .rsaSignature(_, let digest?, let hashes), .ellipticSignature(_, let digest?, let hashes):
      guard hashes else {
        guard bytes.count == digest.byteCount else {
          throw KeyFailure(errSecParam, "The bytes are no digest of \(digest.rawValue).")
        }
        return bytes
      }
      guard let hash = digest.hash(bytes, key.library) else {
        throw KeyFailure(errSecUnimplemented, "There is no \(digest.rawValue).")
      }
      return hash
    default: return bytes
    }
  }

  private var signatureOptions: KeyHandle.Options {
    guard case .rsaSignature(let padding, let digest, _) = self else { return [:] }
    switch (padding, digest) {
    case (.none, _): return ["rsa_padding_mode": "none"]
    case (.pss, let digest?):
      return [
        "rsa_padding_mode": "pss", "digest": digest.rawValue, "rsa_mgf1_md": digest.rawValue,
        "rsa_pss_saltlen": String(digest.byteCount),
      ]
    case (_, let digest?): return ["rsa_padding_mode": "pkcs1", "digest": digest.rawValue]
    default: return ["rsa_padding_mode": "pkcs1"]
    }
  }

  /// A number of the modulus' size, which starts with zeros.
  func padded(_ bytes: [UInt8], _ key: SecKey) throws(KeyFailure) -> [UInt8] {
    guard bytes.count <= key.blockSize else { throw KeyFailure(errSecParam, "There are more bytes than the key has.") }
    return [UInt8](repeating: 0, count: key.blockSize - bytes.count) + bytes
  }
}
