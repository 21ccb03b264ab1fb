/// See [SHA384](https://developer.apple.com/documentation/cryptokit/sha384).
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest

  public static let blockByteCount = 128
  public static let byteCount = 48

  private var state = BlockHash(SHA512State.sha384)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

  public func finalize() -> Digest { Digest(_bytes: Array(state.finish().prefix(Self.byteCount))) }
}

/// See [SHA384Digest](https://developer.apple.com/documentation/cryptokit/sha384digest).
public struct SHA384Digest: Digest {
  public static let byteCount = 48

  public let _bytes: [UInt8]

  public var description: String { description("SHA384") }
}
