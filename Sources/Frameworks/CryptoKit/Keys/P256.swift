import CryptographyEngine

/// See [P256](https://developer.apple.com/documentation/cryptokit/p256).
public enum P256: Sendable {
  /// See [P256.Signing](https://developer.apple.com/documentation/cryptokit/p256/signing).
  public enum Signing: Sendable {}

  /// See [P256.KeyAgreement](https://developer.apple.com/documentation/cryptokit/p256/keyagreement).
  public enum KeyAgreement: Sendable {}
}

extension P256.Signing {
  /// See [P256.Signing.PublicKey](https://developer.apple.com/documentation/cryptokit/p256/signing/publickey).
  public struct PublicKey: _ECDSAPublicKey {
    public typealias _Signature = ECDSASignature

    public static var _curve: EllipticCurve { .p256 }

    public let _point: [UInt8]

    public init(_point: [UInt8]) { self._point = _point }
  }

  /// See [P256.Signing.PrivateKey](https://developer.apple.com/documentation/cryptokit/p256/signing/privatekey).
  public struct PrivateKey: _ECDSAPrivateKey {
    public let _secret: [UInt8]
    public let publicKey: PublicKey

    public init(_secret: [UInt8], publicKey: PublicKey) {
      self._secret = _secret
      self.publicKey = publicKey
    }
  }

  /// See [P256.Signing.ECDSASignature](https://developer.apple.com/documentation/cryptokit/p256/signing/ecdsasignature).
  public struct ECDSASignature: _ECDSASignature {
    public static var _curve: EllipticCurve { .p256 }

    public var rawRepresentation: Data

    public init(_raw: Data) { rawRepresentation = _raw }
  }
}

extension P256.KeyAgreement {
  /// See [P256.KeyAgreement.PublicKey](https://developer.apple.com/documentation/cryptokit/p256/keyagreement/publickey).
  public struct PublicKey: _EllipticPublicKey {
    public static var _curve: EllipticCurve { .p256 }

    public let _point: [UInt8]

    public init(_point: [UInt8]) { self._point = _point }
  }

  /// See [P256.KeyAgreement.PrivateKey](https://developer.apple.com/documentation/cryptokit/p256/keyagreement/privatekey).
  public struct PrivateKey: _EllipticKeyAgreement {
    public let _secret: [UInt8]
    public let publicKey: PublicKey

    public init(_secret: [UInt8], publicKey: PublicKey) {
      self._secret = _secret
      self.publicKey = publicKey
    }
  }
}
