import CryptographyEngine

/// What the name of an algorithm says, in parts between colons.
enum KeyScheme {
  case rsaSignature(RSAPadding, DigestKind?, hashes: Bool)
  /// Two numbers, in the form of ASN.1 or one after the other.
  case ellipticSignature(isRaw: Bool, DigestKind?, hashes: Bool)
  case rsaEncryption(RSAPadding, DigestKind?, seals: Bool)
  case ellipticEncryption(DigestKind, derivesNonce: Bool)
  case exchange(DigestKind?)

  enum RSAPadding: String {
    case none = "raw"
    case pkcs1 = "PKCS1"
    case pss = "PSS"
    case oaep = "OAEP"
  }

  init?(_ algorithm: SecKeyAlgorithm) {
    let parts = (algorithm.rawValue as String).split(separator: ":").map { String($0) }
    func digest(_ index: Int) -> DigestKind? { index < parts.count ? DigestKind(rawValue: parts[index]) : nil }
    guard parts.count >= 3, parts[0] == "algid" else { return nil }
    let form = parts.count > 3 ? parts[3] : ""
    let hashes = form.hasPrefix("message-")
    switch (parts[1], parts[2]) {
    case ("sign", "RSA"):
      let padding: RSAPadding = form == "raw" ? .none : form.hasSuffix("PSS") ? .pss : .pkcs1
      self = .rsaSignature(padding, digest(4), hashes: hashes)
    case ("sign", "ECDSA"):
      self = .ellipticSignature(isRaw: form.hasSuffix("RFC4754"), digest(4), hashes: hashes)
    case ("encrypt", "RSA"):
      guard let padding = RSAPadding(rawValue: form) else { return nil }
      self = .rsaEncryption(padding, digest(4), seals: parts.last == "AESGCM")
    case ("encrypt", "ECIES"):
      guard let digest = digest(5) else { return nil }
      self = .ellipticEncryption(digest, derivesNonce: parts.last == "AESGCM-KDFIV")
    case ("keyexchange", _): self = .exchange(digest(4))
    default: return nil
    }
  }

  func isSupported(by key: SecKey, for operation: SecKeyOperationType) -> Bool {
    let isForPrivate = [.sign, .decrypt, .keyExchange].contains(operation)
    guard key.isPrivate == isForPrivate else { return false }
    return switch (self, operation) {
    case (.rsaSignature, .sign), (.rsaSignature, .verify), (.rsaEncryption, .encrypt), (.rsaEncryption, .decrypt):
      key.kind == .rsa
    case (.ellipticSignature, .sign), (.ellipticSignature, .verify), (.ellipticEncryption, .encrypt),
      (.ellipticEncryption, .decrypt), (.exchange, .keyExchange):
      key.kind != .rsa
    default: false
    }
  }

  /// The scheme of an algorithm that a key can do.
  static func of(
    _ algorithm: SecKeyAlgorithm, _ key: SecKey, for operation: SecKeyOperationType
  ) throws(KeyFailure) -> KeyScheme {
    guard let scheme = KeyScheme(algorithm), scheme.isSupported(by: key, for: operation) else {
      throw KeyFailure(errSecParam, "The key does not support \(algorithm.rawValue).")
    }
    return scheme
  }
}
