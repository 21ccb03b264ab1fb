/// See [SymmetricKey](https://developer.apple.com/documentation/cryptokit/symmetrickey).
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  public var bitCount: Int { bytes.count * 8 }

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// See [SymmetricKeySize](https://developer.apple.com/documentation/cryptokit/symmetrickeysize).
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)

  public init(bitCount: Int) { self.bitCount = bitCount }
}
