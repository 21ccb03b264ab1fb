extension Insecure {
  /// See [Insecure.MD5](https://developer.apple.com/documentation/cryptokit/insecure/md5).
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest

    public static let blockByteCount = 64
    public static let byteCount = 16

    private var state = BlockHash(MD5State())

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    public func finalize() -> Digest { Digest(_bytes: Array(state.finish().prefix(Self.byteCount))) }
  }
}
