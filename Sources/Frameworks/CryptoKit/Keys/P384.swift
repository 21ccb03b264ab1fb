import CryptographyEngine

/// See [P384](https://developer.apple.com/documentation/cryptokit/p384).
public enum P384: Sendable {
  /// See [P384.Signing](https://developer.apple.com/documentation/cryptokit/p384/signing).
  public enum Signing: Sendable {}

  /// See [P384.KeyAgreement](https://developer.apple.com/documentation/cryptokit/p384/keyagreement).
  public enum KeyAgreement: Sendable {}
}

extension P384.Signing {
  /// See [P384.Signing.PublicKey](https://developer.apple.com/documentation/cryptokit/p384/signing/publickey).
  public struct PublicKey: _ECDSAPublicKey {
    public typealias _Signature = ECDSASignature

    public static var _curve: EllipticCurve { .p384 }

    public let _point: [UInt8]

    public init(_point: [UInt8]) { self._point = _point }
  }

  /// See [P384.Signing.PrivateKey](https://developer.apple.com/documentation/cryptokit/p384/signing/privatekey).
  public struct PrivateKey: _ECDSAPrivateKey {
    public let _secret: [UInt8]
    public let publicKey: PublicKey

    public init(_secret: [UInt8], publicKey: PublicKey) {
      self._secret = _secret
      self.publicKey = publicKey
    }
  }

  /// See [P384.Signing.ECDSASignature](https://developer.apple.com/documentation/cryptokit/p384/signing/ecdsasignature).
  public struct ECDSASignature: _ECDSASignature {
    public static var _curve: EllipticCurve { .p384 }

    public var rawRepresentation: Data

    public init(_raw: Data) { rawRepresentation = _raw }
  }
}

extension P384.KeyAgreement {
  /// See [P384.KeyAgreement.PublicKey](https://developer.apple.com/documentation/cryptokit/p384/keyagreement/publickey).
  public struct PublicKey: _EllipticPublicKey {
    public static var _curve: EllipticCurve { .p384 }

    public let _point: [UInt8]

    public init(_point: [UInt8]) { self._point = _point }
  }

  /// See [P384.KeyAgreement.PrivateKey](https://developer.apple.com/documentation/cryptokit/p384/keyagreement/privatekey).
  public struct PrivateKey: _EllipticKeyAgreement {
    public let _secret: [UInt8]
    public let publicKey: PublicKey

    public init(_secret: [UInt8], publicKey: PublicKey) {
      self._secret = _secret
      self.publicKey = publicKey
    }
  }
}
