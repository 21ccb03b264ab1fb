/// See [SHA256](https://developer.apple.com/documentation/cryptokit/sha256).
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest

  public static let blockByteCount = 64
  public static let byteCount = 32

  private var state = BlockHash(SHA256State())

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

  public func finalize() -> Digest { Digest(_bytes: Array(state.finish().prefix(Self.byteCount))) }
}

/// See [SHA256Digest](https://developer.apple.com/documentation/cryptokit/sha256digest).
public struct SHA256Digest: Digest {
  public static let byteCount = 32

  public let _bytes: [UInt8]

  public var description: String { description("SHA256") }
}
