import CryptographyEngine

/// What the signatures of P256, P384 and P521 have in common.
public protocol _ECDSASignature: ContiguousBytes, Sendable {
  static var _curve: EllipticCurve { get }

  /// Two numbers, each of a coordinate's size.
  var rawRepresentation: Data { get }

  init(_raw: Data)
}

extension _ECDSASignature {
  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * Self._curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    self.init(_raw: Data(rawRepresentation))
  }

  public init<D: DataProtocol>(derRepresentation: D) throws {
    let signature = try CryptoKitASN1Error.reading { () throws(DERReader.Problem) in
      try EllipticSignature(der: Array(derRepresentation), Self._curve)
    }
    guard let signature else { throw CryptoKitError.incorrectParameterSize }
    self.init(_raw: Data(signature.raw))
  }

  public var derRepresentation: Data { Data(EllipticSignature(raw: Array(rawRepresentation)).der) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try rawRepresentation.withUnsafeBytes(body)
  }
}

/// A public key that signatures are checked with.
public protocol _ECDSAPublicKey: _EllipticPublicKey {
  associatedtype _Signature: _ECDSASignature
}

extension _ECDSAPublicKey {
  public func isValidSignature<D: Digest>(_ signature: _Signature, for digest: D) -> Bool {
    handle?.isValid(Array(signature.derRepresentation), for: Array(digest)) ?? false
  }

  /// By the digest of the size of the curve.
  public func isValidSignature<D: DataProtocol>(_ signature: _Signature, for data: D) -> Bool {
    handle?.isValid(Array(signature.derRepresentation), for: Self._curve.digest(of: data)) ?? false
  }
}

/// A private key that signs.
public protocol _ECDSAPrivateKey: _EllipticPrivateKey where _PublicKey: _ECDSAPublicKey {}

extension _ECDSAPrivateKey {
  /// Another one at every call.
  public func signature<D: Digest>(for digest: D) throws -> _PublicKey._Signature { try sign(Array(digest)) }

  /// Of the digest of the size of the curve; another one at every call.
  public func signature<D: DataProtocol>(for data: D) throws -> _PublicKey._Signature {
    try sign(_PublicKey._curve.digest(of: data))
  }

  private func sign(_ digest: [UInt8]) throws -> _PublicKey._Signature {
    guard let signature = handle?.sign(digest) else { throw CryptoKitError.invalidPoint }
    return try _PublicKey._Signature(derRepresentation: signature)
  }
}

extension EllipticCurve {
  /// The digest that the curve's signatures are made of.
  fileprivate func digest<D: DataProtocol>(of data: D) -> [UInt8] {
    switch self {
    case .p256: Array(SHA256.hash(data: data))
    case .p384: Array(SHA384.hash(data: data))
    case .p521: Array(SHA512.hash(data: data))
    }
  }
}
