/// See [SHA512](https://developer.apple.com/documentation/cryptokit/sha512).
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest

  public static let blockByteCount = 128
  public static let byteCount = 64

  private var state = BlockHash(SHA512State())

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

  public func finalize() -> Digest { Digest(_bytes: Array(state.finish().prefix(Self.byteCount))) }
}

/// See [SHA512Digest](https://developer.apple.com/documentation/cryptokit/sha512digest).
public struct SHA512Digest: Digest {
  public static let byteCount = 64

  public let _bytes: [UInt8]

  public var description: String { description("SHA512") }
}
