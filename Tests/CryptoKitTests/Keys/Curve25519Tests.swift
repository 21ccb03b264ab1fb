import CryptoKit
import Testing

/// With the examples of RFC 8032, RFC 7748 and RFC 5869.
@Suite struct Curve25519Tests {
  private func bytes(_ text: String) -> Data {
    let digits = Array(text)
    return Data(stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }

  @Test("A message is signed, and the signature holds for it alone")
  func signing() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    let known = bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    #expect(key.publicKey.rawRepresentation == known)
    let signature = try key.signature(for: Data([0x72]))
    #expect(
      signature
        == bytes(
          "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"))
    #expect(key.publicKey.isValidSignature(signature, for: Data([0x72])))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([0x73])))
    #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data([0x72])))
    var changed = signature
    changed[40] ^= 1
    #expect(!key.publicKey.isValidSignature(changed, for: Data([0x72])))
    #expect(!Curve25519.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data([0x72])))
  }

  @Test("Keys have thirty-two bytes")
  func size() {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: Data([1]))
    }
  }

  @Test("Two sides agree on a secret")
  func agreement() throws {
    let alice = Curve25519.KeyAgreement.PrivateKey()
    let bob = Curve25519.KeyAgreement.PrivateKey()
    let first = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
    let second = try bob.sharedSecretFromKeyAgreement(with: alice.publicKey)
    #expect(first == second)
    let key = first.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
    #expect(key.bitCount == 256)
  }

  @Test("A secret of a key that is known")
  func knownSecret() throws {
    let scalar = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
    let point = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
    let secret = try scalar.sharedSecretFromKeyAgreement(with: point)
    #expect(
      secret.withUnsafeBytes { Data($0) } == bytes("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
  }

  @Test("Keys are derived from others")
  func derivation() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { Data($0) }
        == bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
  }
}
