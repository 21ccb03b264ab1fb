/// See [HashedAuthenticationCode](https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode).
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }

  public var description: String { "HMAC with \(H.self): " + bytes.hexadecimal }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// See [MessageAuthenticationCode](https://developer.apple.com/documentation/cryptokit/messageauthenticationcode).
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  var byteCount: Int { get }
}
