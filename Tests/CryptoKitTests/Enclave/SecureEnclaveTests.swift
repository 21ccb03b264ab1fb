import CryptoKit
import Testing

@Suite struct SecureEnclaveTests {
  @Test("Keys of the enclave sign and agree, and are made again from their data")
  func keys() throws {
    #expect(SecureEnclave.isAvailable)
    let signing = try SecureEnclave.P256.Signing.PrivateKey()
    let message = Data("message".utf8)
    let again = try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: signing.dataRepresentation)
    #expect(again.publicKey.rawRepresentation == signing.publicKey.rawRepresentation)
    #expect(signing.publicKey.isValidSignature(try again.signature(for: message), for: message))
    let agreement = try SecureEnclave.P256.KeyAgreement.PrivateKey()
    let other = P256.KeyAgreement.PrivateKey()
    #expect(
      try agreement.sharedSecretFromKeyAgreement(with: other.publicKey)
        == other.sharedSecretFromKeyAgreement(with: agreement.publicKey))
    #expect(throws: CryptoKitError.authenticationFailure) {
      try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: agreement.dataRepresentation)
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: Data())
    }
  }
}
