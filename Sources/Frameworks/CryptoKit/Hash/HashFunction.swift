/// See [HashFunction](https://developer.apple.com/documentation/cryptokit/hashfunction).
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest

  static var blockByteCount: Int { get }

  init()

  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}
