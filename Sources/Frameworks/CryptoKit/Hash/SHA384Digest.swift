/// See [SHA384Digest](https://developer.apple.com/documentation/cryptokit/sha384digest).
public struct SHA384Digest: Digest {
  public static let byteCount = 48

  public let _bytes: [UInt8]

  public var description: String { description("SHA384") }
}
