import CryptoKit

extension HashFunction {
  mutating func add(_ data: UnsafeRawPointer?, count: Int) {
    update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
  }

  /// Writes the digest where there is room for it.
  func write(to digest: UnsafeMutableRawPointer?) {
    for (index, byte) in finalize().enumerated() { digest?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
  }

  static func hash(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, to digest: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    var hash = Self()
    hash.add(data, count: Int(count))
    hash.write(to: digest)
    return digest
  }
}
