/// See [MessageAuthenticationCode](https://developer.apple.com/documentation/cryptokit/messageauthenticationcode).
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  var byteCount: Int { get }
}
