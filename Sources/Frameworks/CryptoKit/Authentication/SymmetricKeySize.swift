/// See [SymmetricKeySize](https://developer.apple.com/documentation/cryptokit/symmetrickeysize).
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)

  public init(bitCount: Int) { self.bitCount = bitCount }
}
