/// See [SHA3_384](https://developer.apple.com/documentation/cryptokit/sha3_384).
public struct SHA3_384: HashFunction {
  public typealias Digest = SHA3_384Digest

  public static let blockByteCount = 104
  public static let byteCount = 48

  private var state = SHA3State(blockByteCount: Self.blockByteCount)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

  public func finalize() -> Digest { Digest(_bytes: state.finish(Self.byteCount)) }
}

/// See [SHA3_384Digest](https://developer.apple.com/documentation/cryptokit/sha3_384digest).
public struct SHA3_384Digest: Digest {
  public static let byteCount = 48

  public let _bytes: [UInt8]

  public var description: String { description("SHA3_384") }
}
