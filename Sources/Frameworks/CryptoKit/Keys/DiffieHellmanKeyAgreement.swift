/// See [DiffieHellmanKeyAgreement](https://developer.apple.com/documentation/cryptokit/diffiehellmankeyagreement).
public protocol DiffieHellmanKeyAgreement: Sendable {
  associatedtype PublicKey: Sendable

  var publicKey: PublicKey { get }

  func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}

/// A private key of P256, P384 or P521 that finds secrets with others.
public protocol _EllipticKeyAgreement: DiffieHellmanKeyAgreement, _EllipticPrivateKey
where PublicKey == _PublicKey {}

extension _EllipticKeyAgreement {
  public func sharedSecretFromKeyAgreement(with publicKeyShare: _PublicKey) throws -> SharedSecret {
    guard let other = publicKeyShare.handle, let secret = handle?.sharedSecret(with: other) else {
      throw CryptoKitError.invalidPoint
    }
    return SharedSecret(bytes: secret)
  }
}

extension Curve25519.KeyAgreement.PrivateKey: DiffieHellmanKeyAgreement {}
