/// See [ChaChaPoly](https://developer.apple.com/documentation/cryptokit/chachapoly).
public enum ChaChaPoly {
  /// See [ChaChaPoly.Nonce](https://developer.apple.com/documentation/cryptokit/chachapoly/nonce).
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    public init() { bytes = (0..<12).map { _ in UInt8.random(in: .min ... .max) } }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// See [ChaChaPoly.SealedBox](https://developer.apple.com/documentation/cryptokit/chachapoly/sealedbox).
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

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
    let stream = try stream(key, nonce)
    let ciphertext = stream.applied(to: Array(message))
    return try SealedBox(
      nonce: nonce, ciphertext: ciphertext, tag: tag(of: ciphertext, Array(authenticating), stream))
  }

  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let stream = try stream(key, sealedBox.nonce)
    let ciphertext = Array(sealedBox.ciphertext)
    guard tag(of: ciphertext, Array(authenticatedData), stream) == Array(sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(stream.applied(to: ciphertext))
  }

  private static func stream(_ key: SymmetricKey, _ nonce: Nonce) throws -> ChaCha {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return ChaCha(key: key.bytes, nonce: nonce.bytes)
  }

  private static func tag(of ciphertext: [UInt8], _ authenticated: [UInt8], _ stream: ChaCha) -> [UInt8] {
    func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }
    func length(_ count: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } }
    let message =
      padded(authenticated) + padded(ciphertext) + length(authenticated.count) + length(ciphertext.count)
    return Poly1305.code(for: message, key: Array(stream.block(0)[..<32]))
  }
}
