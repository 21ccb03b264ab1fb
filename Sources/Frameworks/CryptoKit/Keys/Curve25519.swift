/// See [Curve25519](https://developer.apple.com/documentation/cryptokit/curve25519).
public enum Curve25519 {
  /// See [Curve25519.Signing](https://developer.apple.com/documentation/cryptokit/curve25519/signing).
  public enum Signing {}

  /// See [Curve25519.KeyAgreement](https://developer.apple.com/documentation/cryptokit/curve25519/keyagreement).
  public enum KeyAgreement {}

  static func newKey() -> [UInt8] { (0..<32).map { _ in UInt8.random(in: .min ... .max) } }

  static func key<D: ContiguousBytes>(_ data: D) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  /// The bits that both uses of a secret number fix.
  static func clamped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes[0] &= 248
    bytes[31] = bytes[31] & 127 | 64
    return bytes
  }
}

extension Curve25519.Signing {
  /// See [Curve25519.Signing.PrivateKey](https://developer.apple.com/documentation/cryptokit/curve25519/signing/privatekey).
  ///
  /// A message always has the same signature.
  public struct PrivateKey: Sendable {
    private let seed: [UInt8]
    private let scalar: [UInt8]
    private let prefix: [UInt8]
    public let publicKey: PublicKey

    public init() { self.init(seed: Curve25519.newKey()) }

    public init<D: ContiguousBytes>(rawRepresentation data: D) throws { self.init(seed: try Curve25519.key(data)) }

    private init(seed: [UInt8]) {
      let hash = Array(SHA512.hash(data: seed))
      self.seed = seed
      scalar = Curve25519.clamped(Array(hash[..<32]))
      prefix = Array(hash[32...])
      publicKey = PublicKey(bytes: EdwardsPoint.base.multiplied(by: scalar).bytes)
    }

    public var rawRepresentation: Data { Data(seed) }

    public func signature<D: DataProtocol>(for data: D) throws -> Data {
      let nonce = GroupOrder.reduce(Array(SHA512.hash(data: prefix + Array(data))))
      let point = EdwardsPoint.base.multiplied(by: nonce).bytes
      let challenge = Curve25519.Signing.challenge(point, publicKey.bytes, Array(data))
      return Data(point + GroupOrder.sum(nonce, challenge, times: scalar))
    }
  }

  /// See [Curve25519.Signing.PublicKey](https://developer.apple.com/documentation/cryptokit/curve25519/signing/publickey).
  public struct PublicKey: Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try Curve25519.key(rawRepresentation) }

    public var rawRepresentation: Data { Data(bytes) }

    public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
      let signature = Array(signature)
      guard signature.count == 64, let key = EdwardsPoint(bytes) else { return false }
      let (point, number) = (Array(signature[..<32]), Array(signature[32...]))
      guard GroupOrder.isReduced(number) else { return false }
      let challenge = Curve25519.Signing.challenge(point, bytes, Array(data))
      return EdwardsPoint.sum(.base, number, -key, challenge).bytes == point
    }
  }

  private static func challenge(_ point: [UInt8], _ key: [UInt8], _ message: [UInt8]) -> [UInt8] {
    GroupOrder.reduce(Array(SHA512.hash(data: point + key + message)))
  }
}

extension Curve25519.KeyAgreement {
  /// See [Curve25519.KeyAgreement.PrivateKey](https://developer.apple.com/documentation/cryptokit/curve25519/keyagreement/privatekey).
  public struct PrivateKey: Sendable {
    private let bytes: [UInt8]
    public let publicKey: PublicKey

    public init() { self.init(bytes: Curve25519.newKey()) }

    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      self.init(bytes: try Curve25519.key(rawRepresentation))
    }

    private init(bytes: [UInt8]) {
      self.bytes = bytes
      let base = [9] + [UInt8](repeating: 0, count: 31)
      publicKey = PublicKey(bytes: Curve25519.KeyAgreement.multiply(base, by: bytes))
    }

    public var rawRepresentation: Data { Data(bytes) }

    /// A key that leads to nothing but zero is refused.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      let secret = Curve25519.KeyAgreement.multiply(publicKeyShare.bytes, by: bytes)
      guard secret.contains(where: { $0 != 0 }) else { throw CryptoKitError.underlyingCoreCryptoError(error: -7) }
      return SharedSecret(bytes: secret)
    }
  }

  /// See [Curve25519.KeyAgreement.PublicKey](https://developer.apple.com/documentation/cryptokit/curve25519/keyagreement/publickey).
  public struct PublicKey: Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try Curve25519.key(rawRepresentation) }

    public var rawRepresentation: Data { Data(bytes) }
  }

  /// By the ladder of the curve's other form, where a point is its first coordinate.
  private static func multiply(_ point: [UInt8], by secret: [UInt8]) -> [UInt8] {
    let (scalar, x1) = (Curve25519.clamped(secret), FieldElement(point))
    var (x2, z2, x3, z3) = (FieldElement(1), FieldElement(0), x1, FieldElement(1))
    var isSwapped = false
    for bit in stride(from: 254, through: 0, by: -1) {
      let isSet = scalar[bit / 8] >> UInt8(bit % 8) & 1 == 1
      if isSet != isSwapped { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
      isSwapped = isSet
      let (sum, difference) = (x2 + z2, x2 - z2)
      let (sumSquare, differenceSquare) = (sum * sum, difference * difference)
      let step = sumSquare - differenceSquare
      let (first, second) = ((x3 - z3) * sum, (x3 + z3) * difference)
      (x3, z3) = ((first + second) * (first + second), x1 * ((first - second) * (first - second)))
      (x2, z2) = (sumSquare * differenceSquare, step * (sumSquare + FieldElement(121_665) * step))
    }
    if isSwapped { (x2, z2) = (x3, z3) }
    return (x2 * z2.inverse).bytes
  }
}
