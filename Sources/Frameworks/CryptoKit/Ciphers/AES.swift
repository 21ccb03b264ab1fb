/// See [AES](https://developer.apple.com/documentation/cryptokit/aes).
public enum AES {
  /// See [AES.GCM](https://developer.apple.com/documentation/cryptokit/aes/gcm).
  public enum GCM {}
}

extension AES.GCM {
  /// See [AES.GCM.Nonce](https://developer.apple.com/documentation/cryptokit/aes/gcm/nonce).
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    public init() { bytes = (0..<12).map { _ in UInt8.random(in: .min ... .max) } }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// See [AES.GCM.SealedBox](https://developer.apple.com/documentation/cryptokit/aes/gcm/sealedbox).
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    /// Nil for a nonce of another length than twelve.
    public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      let bytes = Array(combined)
      try self.init(
        nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - 16], tag: bytes[(bytes.count - 16)...])
    }
  }

  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let mode = try CounterMode(key, nonce)
    let ciphertext = mode.applied(to: Array(message))
    return try SealedBox(
      nonce: nonce, ciphertext: ciphertext, tag: mode.tag(of: ciphertext, Array(authenticating)))
  }

  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let mode = try CounterMode(key, sealedBox.nonce)
    let ciphertext = Array(sealedBox.ciphertext)
    guard mode.tag(of: ciphertext, Array(authenticatedData)) == Array(sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(mode.applied(to: ciphertext))
  }

  private struct CounterMode {
    private let cipher: AESBlock
    private let hashKey: [UInt8]
    private let first: [UInt8]

    init(_ key: SymmetricKey, _ nonce: Nonce) throws {
      guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
      cipher = AESBlock(key: key.bytes)
      hashKey = cipher.encrypted([UInt8](repeating: 0, count: 16))
      if nonce.bytes.count == 12 {
        first = nonce.bytes + [0, 0, 0, 1]
      } else {
        var hash = GaloisHash(key: hashKey)
        hash.update(nonce.bytes)
        hash.update(Self.length(0) + Self.length(nonce.bytes.count))
        first = hash.bytes
      }
    }

    /// In bits, in eight bytes.
    private static func length(_ count: Int) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - 8 * $0)) }
    }

    func applied(to bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      let start = first[12...].reduce(0) { $0 << 8 | UInt32($1) }
      for (number, offset) in stride(from: 0, to: bytes.count, by: 16).enumerated() {
        let counter = start &+ UInt32(truncatingIfNeeded: number + 1)
        let block = first[..<12] + (0..<4).map { UInt8(truncatingIfNeeded: counter >> UInt32(24 - 8 * $0)) }
        result += zip(bytes[offset..<min(offset + 16, bytes.count)], cipher.encrypted(Array(block))).map { $0 ^ $1 }
      }
      return result
    }

    func tag(of ciphertext: [UInt8], _ authenticated: [UInt8]) -> [UInt8] {
      var hash = GaloisHash(key: hashKey)
      hash.update(authenticated)
      hash.update(ciphertext)
      hash.update(Self.length(authenticated.count) + Self.length(ciphertext.count))
      return zip(hash.bytes, cipher.encrypted(first)).map { $0 ^ $1 }
    }
  }
}
