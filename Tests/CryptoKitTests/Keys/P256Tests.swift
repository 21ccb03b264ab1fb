import CryptoKit
import Testing

/// With the examples of RFC 6979 and RFC 5903, and texts that OpenSSL has written.
@Suite struct P256Tests {
  private let secret = Data(hexadecimal: "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
  private let point = Data(
    hexadecimal: "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
      + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")

  private static let written = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMTBeGHIAjUAQyr9w
    pb/hKbWcoT1O55CIOwKbfviP55ShRANCAARFq5adUdUZzS/6CL+GzNzFKyIKc05i
    xwJELnGo4fcNfY1BIuutkWqq/UZdtUF0flYImiWNGkfukbN5UXH4HPW5
    -----END PRIVATE KEY-----
    """
  private static let old = """
    -----BEGIN EC PRIVATE KEY-----
    MHcCAQEEIDEwXhhyAI1AEMq/cKW/4Sm1nKE9TueQiDsCm374j+eUoAoGCCqGSM49
    AwEHoUQDQgAERauWnVHVGc0v+gi/hszcxSsiCnNOYscCRC5xqOH3DX2NQSLrrZFq
    qv1GXbVBdH5WCJoljRpH7pGzeVFx+Bz1uQ==
    -----END EC PRIVATE KEY-----
    """
  private static let open = """
    -----BEGIN PUBLIC KEY-----
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAERauWnVHVGc0v+gi/hszcxSsiCnNO
    YscCRC5xqOH3DX2NQSLrrZFqqv1GXbVBdH5WCJoljRpH7pGzeVFx+Bz1uQ==
    -----END PUBLIC KEY-----
    """

  @Test("A secret has one public key, which is written in all forms and read from them")
  func forms() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: secret)
    #expect(key.publicKey.rawRepresentation == point)
    #expect(key.rawRepresentation == secret)
    #expect(key.x963Representation == [4] + point + secret)
    #expect(try P256.Signing.PrivateKey(x963Representation: key.x963Representation).rawRepresentation == secret)
    let publicKey = key.publicKey
    #expect(publicKey.x963Representation == [4] + point)
    #expect(publicKey.compressedRepresentation == [3] + point.prefix(32))
    // The second coordinate is the smaller one of the two that there could be.
    #expect(publicKey.compactRepresentation == point.prefix(32))
    let others = [
      try P256.Signing.PublicKey(rawRepresentation: publicKey.rawRepresentation),
      try P256.Signing.PublicKey(x963Representation: publicKey.x963Representation),
      try P256.Signing.PublicKey(compressedRepresentation: publicKey.compressedRepresentation),
      try P256.Signing.PublicKey(compactRepresentation: point.prefix(32)),
      try P256.Signing.PublicKey(derRepresentation: publicKey.derRepresentation),
      try P256.Signing.PublicKey(pemRepresentation: publicKey.pemRepresentation),
    ]
    #expect(others.allSatisfy { $0.rawRepresentation == point })
    let other = try P256.Signing.PublicKey(compressedRepresentation: [2] + point.prefix(32))
    #expect(other.compactRepresentation == nil)
  }

  @Test("Texts are read and written as other programs do")
  func texts() throws {
    let key = try P256.KeyAgreement.PrivateKey(pemRepresentation: Self.written)
    #expect(key.pemRepresentation == Self.written)
    #expect(
      try P256.KeyAgreement.PrivateKey(derRepresentation: key.derRepresentation).rawRepresentation
        == key.rawRepresentation)
    #expect(try P256.Signing.PrivateKey(pemRepresentation: Self.old).rawRepresentation == key.rawRepresentation)
    #expect(key.publicKey.pemRepresentation == Self.open)
    let publicKey = try P256.KeyAgreement.PublicKey(pemRepresentation: Self.open)
    #expect(publicKey.rawRepresentation == key.publicKey.rawRepresentation)
  }

  @Test("A signature holds for its message and its key alone")
  func signing() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: secret)
    let message = Data("sample".utf8)
    let known = try P256.Signing.ECDSASignature(
      rawRepresentation: Data(
        hexadecimal: "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
          + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
    #expect(key.publicKey.isValidSignature(known, for: message))
    #expect(key.publicKey.isValidSignature(known, for: SHA256.hash(data: message)))
    #expect(!key.publicKey.isValidSignature(known, for: SHA512.hash(data: message)))
    #expect(!key.publicKey.isValidSignature(known, for: Data("test".utf8)))
    #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(known, for: message))
    let own = try key.signature(for: message)
    #expect(key.publicKey.isValidSignature(own, for: message))
    #expect(
      key.publicKey.isValidSignature(
        try key.signature(for: Insecure.SHA1.hash(data: message)), for: Insecure.SHA1.hash(data: message)))
    let read = try P256.Signing.ECDSASignature(derRepresentation: own.derRepresentation)
    #expect(read.rawRepresentation == own.rawRepresentation)
    #expect(own.withUnsafeBytes { Data($0) } == own.rawRepresentation)
    let nothing = try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 64))
    #expect(!key.publicKey.isValidSignature(nothing, for: message))
  }

  @Test("Two sides agree on the secret that the standard's example has")
  func agreement() throws {
    let mine = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: Data(hexadecimal: "c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433"))
    let theirs = try P256.KeyAgreement.PublicKey(
      rawRepresentation: Data(
        hexadecimal: "d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf63"
          + "56fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab"))
    let secret = try mine.sharedSecretFromKeyAgreement(with: theirs)
    #expect(secret == Data(hexadecimal: "d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de"))
    #expect(secret.description == "SharedSecret: d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de")
    let other = P256.KeyAgreement.PrivateKey()
    #expect(
      try mine.sharedSecretFromKeyAgreement(with: other.publicKey)
        == other.sharedSecretFromKeyAgreement(with: mine.publicKey))
  }

  @Test("New keys have a compact form unless nobody asks for it")
  func new() {
    let keys = (0..<8).map { _ in P256.Signing.PrivateKey() }
    #expect(keys.allSatisfy { $0.publicKey.compactRepresentation != nil })
    #expect(Set(keys.map(\.rawRepresentation)).count == 8)
    let any = (0..<40).map { _ in P256.Signing.PrivateKey(compactRepresentable: false) }
    #expect(any.contains { $0.publicKey.compactRepresentation == nil })
  }

  @Test("Bytes that are no key are refused, each for its reason")
  func refusal() {
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PublicKey(rawRepresentation: Data(count: 63))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PublicKey(x963Representation: Data()) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try P256.Signing.PublicKey(x963Representation: [5] + point) }
    #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31))
    }
    #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 0xff, count: 32))
    }
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PrivateKey(x963Representation: [4] + point + point.prefix(32))
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PrivateKey(pemRepresentation: Self.open) }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: "") }
    #expect(throws: CryptoKitASN1Error.truncatedASN1Field) { try P256.Signing.PublicKey(derRepresentation: [0x30, 9]) }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PublicKey(derRepresentation: P384.Signing.PrivateKey().publicKey.derRepresentation)
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 65))
    }
    #expect(throws: CryptoKitASN1Error.unexpectedFieldType) {
      try P256.Signing.ECDSASignature(derRepresentation: [2, 1, 0])
    }
  }
}
