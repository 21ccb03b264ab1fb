extension Insecure {
  /// See [Insecure.SHA1](https://developer.apple.com/documentation/cryptokit/insecure/sha1).
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest

    public static let blockByteCount = 64
    public static let byteCount = 20

    private var state = BlockHash(SHA1State())

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> Digest { Digest(_bytes: Array(state.finish().prefix(Self.byteCount))) }
  }
}
