import CryptographyEngine

/// [SecKey](https://developer.apple.com/documentation/security/seckey)
///
/// Keys are of RSA or of an elliptic curve. Those of the Secure Enclave are as open as all others, but are not given away.
public final class SecKey: NSObject, @unchecked Sendable {
  enum Kind: Equatable {
    case rsa
    case elliptic(EllipticCurve)
  }

  let kind: Kind
  let isPrivate: Bool
  let handle: KeyHandle
  let library: CryptoLibrary
  /// What whoever made it has said of it.
  let given: [String: NSObject]
  /// As PKCS #1 writes a key of RSA, and X9.63 one of a curve.
  let representation: Data

  init?(
    _ handle: KeyHandle, _ kind: Kind, isPrivate: Bool, _ library: CryptoLibrary, given: [String: NSObject] = [:]
  ) {
    self.handle = handle
    self.kind = kind
    self.isPrivate = isPrivate
    self.library = library
    self.given = given
    switch kind {
    case .rsa: representation = Data(isPrivate ? handle.privateKey : handle.publicKey)
    case .elliptic(let curve):
      guard let point = curve.point(handle.publicKey, .uncompressed, library) else { return nil }
      guard let secret = isPrivate ? try? curve.secret(ofPrivateKey: handle.privateKey) : [] else { return nil }
      representation = Data(point + secret)
    }
  }

  /// The key of a certificate, or of a file of identities. Nil for one of another kind.
  convenience init?(_ handle: KeyHandle, isPrivate: Bool, _ library: CryptoLibrary) {
    let curve = EllipticCurve(publicKeyInformation: handle.publicKeyInformation)
    // A certificate may have keys for which iOS has none.
    let isRSA = curve == nil && KeyHandle(rsaPublicKey: handle.publicKey, library) != nil
    guard let kind = curve.map({ .elliptic($0) }) ?? (isRSA ? Kind.rsa : nil) else { return nil }
    self.init(handle, kind, isPrivate: isPrivate, library)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecKey else { return false }
    return kind == other.kind && isPrivate == other.isPrivate && representation == other.representation
  }

  public override var hash: Int { representation.hashValue }

  /// The key itself, if it is a public one.
  var publicKey: SecKey? {
    guard isPrivate else { return self }
    guard let handle = KeyHandle(publicKeyInformation: handle.publicKeyInformation, library) else { return nil }
    return SecKey(handle, kind, isPrivate: false, library)
  }

  var isInEnclave: Bool { given["tkid"]?.isEqual(kSecAttrTokenIDSecureEnclave) == true }

  var bitCount: Int {
    switch kind {
    case .rsa: handle.bitCount
    case .elliptic(let curve): curve.bitCount
    }
  }

  /// The bytes of the modulus, or of a coordinate.
  var blockSize: Int { (bitCount + 7) / 8 }

  /// What it is, with what its maker has said.
  var attributes: [String: NSObject] {
    func flag(_ value: Bool) -> NSNumber { NSNumber(value: value) }
    let isRSA = kind == .rsa
    let label = DigestKind.sha1.hash(Array(publicKey?.representation ?? representation), library) ?? []
    let own: [String: NSObject] = [
      "type": isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
      "kcls": isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
      "bsiz": NSNumber(value: bitCount), "esiz": NSNumber(value: bitCount), "klbl": NSData(data: Data(label)),
      "encr": flag(!isPrivate), "decr": flag(isPrivate), "sign": flag(isPrivate), "vrfy": flag(!isPrivate),
      "drve": flag(isPrivate && !isRSA), "wrap": flag(!isPrivate), "unwp": flag(isPrivate),
    ]
    return given.merging(own) { $1 }
  }
}
