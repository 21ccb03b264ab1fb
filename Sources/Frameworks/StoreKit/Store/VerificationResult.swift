/// See [VerificationResult](https://developer.apple.com/documentation/storekit/verificationresult).
public enum VerificationResult<SignedType> {
  /// See [VerificationResult.VerificationError](https://developer.apple.com/documentation/storekit/verificationresult/verificationerror).
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

/// What the signature says, of which nothing here has one.
extension VerificationResult where SignedType == Transaction {
  public var jwsRepresentation: String { "" }
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult: Equatable where SignedType: Equatable {}

extension VerificationResult: Hashable where SignedType: Hashable {}
