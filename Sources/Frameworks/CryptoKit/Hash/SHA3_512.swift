/// See [SHA3_512](https://developer.apple.com/documentation/cryptokit/sha3_512).
public struct SHA3_512: HashFunction {
  public typealias Digest = SHA3_512Digest

  public static let blockByteCount = 72
  public static let byteCount = 64

  private var state = SHA3State(blockByteCount: Self.blockByteCount)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

  public func finalize() -> Digest { Digest(_bytes: state.finish(Self.byteCount)) }
}

/// See [SHA3_512Digest](https://developer.apple.com/documentation/cryptokit/sha3_512digest).
public struct SHA3_512Digest: Digest {
  public static let byteCount = 64

  public let _bytes: [UInt8]

  public var description: String { description("SHA3_512") }
}
