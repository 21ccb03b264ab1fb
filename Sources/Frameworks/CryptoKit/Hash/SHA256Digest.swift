/// See [SHA256Digest](https://developer.apple.com/documentation/cryptokit/sha256digest).
public struct SHA256Digest: Digest {
  public static let byteCount = 32

  public let _bytes: [UInt8]

  public var description: String { description("SHA256") }
}
