import CryptographyEngine

/// See [CryptoKitASN1Error](https://developer.apple.com/documentation/cryptokit/cryptokitasn1error).
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
  case invalidFieldIdentifier
  case unexpectedFieldType
  case invalidObjectIdentifier
  case invalidASN1Object
  case invalidASN1IntegerEncoding
  case truncatedASN1Field
  case unsupportedFieldLength
  case invalidPEMDocument
}

extension CryptoKitASN1Error {
  /// What a reader gives, or its problem as an error of CryptoKit's.
  static func reading<Value>(_ body: () throws(DERReader.Problem) -> Value) throws(CryptoKitASN1Error) -> Value {
    do throws(DERReader.Problem) {
      return try body()
    } catch {
      throw switch error {
      case .truncated: .truncatedASN1Field
      case .unexpectedField: .unexpectedFieldType
      case .unsupportedLength: .unsupportedFieldLength
      case .invalidInteger: .invalidASN1IntegerEncoding
      case .invalidObject: .invalidASN1Object
      }
    }
  }
}
