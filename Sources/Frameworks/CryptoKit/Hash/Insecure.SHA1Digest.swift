extension Insecure {
  /// See [Insecure.SHA1Digest](https://developer.apple.com/documentation/cryptokit/insecure/sha1digest).
  public struct SHA1Digest: Digest {
    public static let byteCount = 20

    public let _bytes: [UInt8]

    public var description: String { description("SHA1") }
  }
}
