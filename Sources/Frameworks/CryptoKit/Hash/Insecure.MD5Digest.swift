extension Insecure {
  /// See [Insecure.MD5Digest](https://developer.apple.com/documentation/cryptokit/insecure/md5digest).
  public struct MD5Digest: Digest {
    public static let byteCount = 16

    public let _bytes: [UInt8]

    public var description: String { description("MD5") }
  }
}
