/// See [CryptoKitError](https://developer.apple.com/documentation/cryptokit/cryptokiterror).
public enum CryptoKitError: Error, Hashable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

extension CryptoKitError {
  /// A number that is no key of the curve, or a point beside it, as corecrypto's number says.
  static let invalidPoint = CryptoKitError.underlyingCoreCryptoError(error: -7)
}
