import LocalAuthentication
import Security

/// See [SecureEnclave](https://developer.apple.com/documentation/cryptokit/secureenclave).
///
/// It is there, as on a simulator of a Mac with Apple's processor, and its keys are as open as all others.
public enum SecureEnclave {
  public static var isAvailable: Bool { true }

  /// See [SecureEnclave.P256](https://developer.apple.com/documentation/cryptokit/secureenclave/p256).
  public enum P256: Sendable {
    /// See [SecureEnclave.P256.Signing](https://developer.apple.com/documentation/cryptokit/secureenclave/p256/signing).
    public enum Signing: Sendable {}

    /// See [SecureEnclave.P256.KeyAgreement](https://developer.apple.com/documentation/cryptokit/secureenclave/p256/keyagreement).
    public enum KeyAgreement: Sendable {}
  }
}

extension SecureEnclave.P256.Signing {
  public typealias PublicKey = CryptoKit.P256.Signing.PublicKey
  public typealias ECDSASignature = CryptoKit.P256.Signing.ECDSASignature

  /// See [SecureEnclave.P256.Signing.PrivateKey](https://developer.apple.com/documentation/cryptokit/secureenclave/p256/signing/privatekey).
  ///
  /// Whom the key is kept from is not asked for.
  public struct PrivateKey: Sendable {
    private let key: CryptoKit.P256.Signing.PrivateKey

    public init(
      compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
      authenticationContext: LAContext? = nil
    ) throws {
      key = CryptoKit.P256.Signing.PrivateKey(compactRepresentable: compactRepresentable)
    }

    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      key = try .init(rawRepresentation: EnclaveSeal.signing.open(dataRepresentation))
    }

    public var publicKey: PublicKey { key.publicKey }

    /// What this process and others can make the key of again.
    public var dataRepresentation: Data { EnclaveSeal.signing.seal(key.rawRepresentation) }

    public func signature<D: Digest>(for digest: D) throws -> ECDSASignature { try key.signature(for: digest) }

    public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature { try key.signature(for: data) }
  }
}

extension SecureEnclave.P256.KeyAgreement {
  public typealias PublicKey = CryptoKit.P256.KeyAgreement.PublicKey

  /// See [SecureEnclave.P256.KeyAgreement.PrivateKey](https://developer.apple.com/documentation/cryptokit/secureenclave/p256/keyagreement/privatekey).
  ///
  /// Whom the key is kept from is not asked for.
  public struct PrivateKey: DiffieHellmanKeyAgreement {
    private let key: CryptoKit.P256.KeyAgreement.PrivateKey

    public init(
      compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
      authenticationContext: LAContext? = nil
    ) throws {
      key = CryptoKit.P256.KeyAgreement.PrivateKey(compactRepresentable: compactRepresentable)
    }

    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      key = try .init(rawRepresentation: EnclaveSeal.keyAgreement.open(dataRepresentation))
    }

    public var publicKey: PublicKey { key.publicKey }

    /// What this process and others can make the key of again.
    public var dataRepresentation: Data { EnclaveSeal.keyAgreement.seal(key.rawRepresentation) }

    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      try key.sharedSecretFromKeyAgreement(with: publicKeyShare)
    }
  }
}

/// Tells the keys of the enclave from other bytes, and from each other. It hides nothing.
private enum EnclaveSeal: String {
  case signing = "Windfall enclave signing:"
  case keyAgreement = "Windfall enclave agreement:"

  func seal(_ data: Data) -> Data { Data(rawValue.utf8) + data }

  func open(_ data: Data) throws -> Data {
    let mark = Data(rawValue.utf8)
    guard data.starts(with: mark) else { throw CryptoKitError.authenticationFailure }
    return Data(data.dropFirst(mark.count))
  }
}
