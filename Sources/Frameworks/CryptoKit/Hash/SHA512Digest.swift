/// See [SHA512Digest](https://developer.apple.com/documentation/cryptokit/sha512digest).
public struct SHA512Digest: Digest {
  public static let byteCount = 64

  public let _bytes: [UInt8]

  public var description: String { description("SHA512") }
}
