import CryptographyEngine

/// See [P521](https://developer.apple.com/documentation/cryptokit/p521).
public enum P521: Sendable {
  /// See [P521.Signing](https://developer.apple.com/documentation/cryptokit/p521/signing).
  public enum Signing: Sendable {}

  /// See [P521.KeyAgreement](https://developer.apple.com/documentation/cryptokit/p521/keyagreement).
  public enum KeyAgreement: Sendable {}
}

extension P521.Signing {
  /// See [P521.Signing.PublicKey](https://developer.apple.com/documentation/cryptokit/p521/signing/publickey).
  public struct PublicKey: _ECDSAPublicKey {
    public typealias _Signature = ECDSASignature

    public static var _curve: EllipticCurve { .p521 }

    public let _point: [UInt8]

    public init(_point: [UInt8]) { self._point = _point }
  }

  /// See [P521.Signing.PrivateKey](https://developer.apple.com/documentation/cryptokit/p521/signing/privatekey).
  public struct PrivateKey: _ECDSAPrivateKey {
    public let _secret: [UInt8]
    public let publicKey: PublicKey

    public init(_secret: [UInt8], publicKey: PublicKey) {
      self._secret = _secret
      self.publicKey = publicKey
    }
  }

  /// See [P521.Signing.ECDSASignature](https://developer.apple.com/documentation/cryptokit/p521/signing/ecdsasignature).
  public struct ECDSASignature: _ECDSASignature {
    public static var _curve: EllipticCurve { .p521 }

    public var rawRepresentation: Data

    public init(_raw: Data) { rawRepresentation = _raw }
  }
}

extension P521.KeyAgreement {
  /// See [P521.KeyAgreement.PublicKey](https://developer.apple.com/documentation/cryptokit/p521/keyagreement/publickey).
  public struct PublicKey: _EllipticPublicKey {
    public static var _curve: EllipticCurve { .p521 }

    public let _point: [UInt8]

    public init(_point: [UInt8]) { self._point = _point }
  }

  /// See [P521.KeyAgreement.PrivateKey](https://developer.apple.com/documentation/cryptokit/p521/keyagreement/privatekey).
  public struct PrivateKey: _EllipticKeyAgreement {
    public let _secret: [UInt8]
    public let publicKey: PublicKey

    public init(_secret: [UInt8], publicKey: PublicKey) {
      self._secret = _secret
      self.publicKey = publicKey
    }
  }
}
