import CryptographyEngine

/// What the private keys of P256, P384 and P521 have in common.
public protocol _EllipticPrivateKey: Sendable {
  associatedtype _PublicKey: _EllipticPublicKey

  var _secret: [UInt8] { get }
  var publicKey: _PublicKey { get }

  init(_secret: [UInt8], publicKey: _PublicKey)
}

extension _EllipticPrivateKey {
  /// A new key, whose public key has a compact form if it is asked for.
  public init(compactRepresentable: Bool = true) {
    while true {
      let secret = _PublicKey._curve.newSecret(_PublicKey.library)
      if let key = try? Self(rawRepresentation: secret),
        !compactRepresentable || key.publicKey.compactRepresentation != nil
      {
        self = key
        return
      }
    }
  }

  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    let secret = rawRepresentation.withUnsafeBytes { Array($0) }
    let (curve, library) = (_PublicKey._curve, _PublicKey.library)
    guard secret.count == curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    guard curve.isSecret(secret, library), let point = curve.publicPoint(ofSecret: secret, library) else {
      throw CryptoKitError.invalidPoint
    }
    self.init(_secret: secret, publicKey: _PublicKey(_point: point))
  }

  /// The public key, and the number that only its owner has.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    let count = _PublicKey._curve.byteCount
    guard bytes.count == 1 + 3 * count else { throw CryptoKitError.incorrectParameterSize }
    let publicKey = try _PublicKey(x963Representation: bytes.dropLast(count))
    try self.init(rawRepresentation: bytes.suffix(count))
    guard self.publicKey._point == publicKey._point else { throw CryptoKitError.invalidPoint }
  }

  public init(pemRepresentation: String) throws {
    guard let document = PEMDocument(pemRepresentation),
      ["PRIVATE KEY", "EC PRIVATE KEY"].contains(document.kind)
    else { throw CryptoKitASN1Error.invalidPEMDocument }
    try self.init(derRepresentation: document.bytes)
  }

  /// A key as PKCS #8 or SEC 1 writes it.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    let secret = try CryptoKitASN1Error.reading { () throws(DERReader.Problem) in
      try _PublicKey._curve.secret(ofPrivateKey: Array(derRepresentation))
    }
    try self.init(rawRepresentation: secret)
  }

  public var rawRepresentation: Data { Data(_secret) }

  public var x963Representation: Data { Data(publicKey._point + _secret) }

  /// As PKCS #8 writes it.
  public var derRepresentation: Data {
    Data(_PublicKey._curve.privateKeyInformation(secret: _secret, point: publicKey._point))
  }

  public var pemRepresentation: String { PEMDocument(kind: "PRIVATE KEY", bytes: Array(derRepresentation)).text }

  var handle: KeyHandle? {
    let written = _PublicKey._curve.privateKey(secret: _secret, point: publicKey._point)
    return KeyHandle(privateKey: written, _PublicKey.library)
  }
}
