/// See [Digest](https://developer.apple.com/documentation/cryptokit/digest).
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence where Element == UInt8 {
  static var byteCount: Int { get }

  var _bytes: [UInt8] { get }
}

extension Digest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }

  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs._bytes.elementsEqual(rhs) }

  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

  /// The digits of a digest, after its kind.
  func description(_ kind: String) -> String { "\(kind) digest: " + _bytes.hexadecimal }
}

extension [UInt8] {
  var hexadecimal: String {
    map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
