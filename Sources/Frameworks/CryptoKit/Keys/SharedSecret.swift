/// See [SharedSecret](https://developer.apple.com/documentation/cryptokit/sharedsecret).
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Hashable, Sendable {
  let bytes: [UInt8]

  public var description: String { "SharedSecret: " + bytes.hexadecimal }

  public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool { lhs.bytes.elementsEqual(rhs) }

  public static func != <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool { !(lhs == rhs) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }

  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var counter: UInt32 = 1
    while key.count < outputByteCount {
      let number = (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * UInt32($0))) }
      key += Array(H.hash(data: bytes + number + Array(sharedInfo)))
      counter += 1
    }
    return SymmetricKey(data: key.prefix(outputByteCount))
  }
}
