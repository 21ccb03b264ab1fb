/// See [SHA3_256](https://developer.apple.com/documentation/cryptokit/sha3_256).
public struct SHA3_256: HashFunction {
  public typealias Digest = SHA3_256Digest

  public static let blockByteCount = 136
  public static let byteCount = 32

  private var state = SHA3State(blockByteCount: Self.blockByteCount)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

  public func finalize() -> Digest { Digest(_bytes: state.finish(Self.byteCount)) }
}

/// See [SHA3_256Digest](https://developer.apple.com/documentation/cryptokit/sha3_256digest).
public struct SHA3_256Digest: Digest {
  public static let byteCount = 32

  public let _bytes: [UInt8]

  public var description: String { description("SHA3_256") }
}
