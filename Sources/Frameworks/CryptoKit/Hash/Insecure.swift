/// See [Insecure](https://developer.apple.com/documentation/cryptokit/insecure).
public enum Insecure {}

extension Insecure {
  /// See [Insecure.SHA1Digest](https://developer.apple.com/documentation/cryptokit/insecure/sha1digest).
  public struct SHA1Digest: Digest {
    public static let byteCount = 20

    public let _bytes: [UInt8]

    public var description: String { description("SHA1") }
  }
}

extension Insecure {
  /// See [Insecure.MD5Digest](https://developer.apple.com/documentation/cryptokit/insecure/md5digest).
  public struct MD5Digest: Digest {
    public static let byteCount = 16

    public let _bytes: [UInt8]

    public var description: String { description("MD5") }
  }
}

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
