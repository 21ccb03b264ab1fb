import CryptoKit
import Testing

/// The larger curves, with the examples of RFC 6979.
@Suite struct P384Tests {
  private let message = Data("sample".utf8)

  @Test("P-384 has the public key and the signature of the example")
  func medium() throws {
    let key = try P384.Signing.PrivateKey(
      rawRepresentation: Data(
        hexadecimal: "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d8"
          + "96d5724e4c70a825f872c9ea60d2edf5"))
    #expect(
      key.publicKey.rawRepresentation.hexadecimal
        == "ec3a4e415b4e19a4568618029f427fa5da9a8bc4ae92e02e06aae5286b300c64def8f0ea9055866064a254515480bc13"
        + "8015d9b72d7d57244ea8ef9ac0c621896708a59367f9dfb9f54ca84b3f1c9db1288b231c3ae0d4fe7344fd2533264720")
    let known = try P384.Signing.ECDSASignature(
      rawRepresentation: Data(
        hexadecimal: "94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe46"
          + "99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8"))
    #expect(key.publicKey.isValidSignature(known, for: message))
    #expect(!key.publicKey.isValidSignature(known, for: Data()))
    #expect(key.publicKey.isValidSignature(try key.signature(for: message), for: message))
    let again = try P384.Signing.PrivateKey(pemRepresentation: key.pemRepresentation)
    #expect(again.x963Representation == key.x963Representation)
  }

  @Test("P-521 has the public key and the signature of the example")
  func large() throws {
    let key = try P521.Signing.PrivateKey(
      rawRepresentation: Data(
        hexadecimal: "00fad06daa62ba3b25d2fb40133da757205de67f5bb0018fee8c86e1b68c7e75"
          + "caa896eb32f1f47c70855836a6d16fcc1466f6d8fbec67db89ec0c08b0e996b83538"))
    #expect(
      key.publicKey.rawRepresentation.hexadecimal
        == "01894550d0785932e00eaa23b694f213f8c3121f86dc97a04e5a7167db4e5bcd"
        + "371123d46e45db6b5d5370a7f20fb633155d38ffa16d2bd761dcac474b9a2f5023a4"
        + "00493101c962cd4d2fddf782285e64584139c2f91b47f87ff82354d6630f746a"
        + "28a0db25741b5b34a828008b22acc23f924faafbd4d33f81ea66956dfeaa2bfdfcf5")
    let known = try P521.Signing.ECDSASignature(
      rawRepresentation: Data(
        hexadecimal: "00c328fafcbd79dd77850370c46325d987cb525569fb63c5d3bc53950e6d4c5f"
          + "174e25a1ee9017b5d450606add152b534931d7d4e8455cc91f9b15bf05ec36e377fa"
          + "00617cce7cf5064806c467f678d3b4080d6f1cc50af26ca209417308281b68af"
          + "282623eaa63e5b5c0723d8b8c37ff0777b1a20f8ccb1dccc43997f1ee0e44da4a67a"))
    #expect(key.publicKey.isValidSignature(known, for: message))
    #expect(!key.publicKey.isValidSignature(known, for: Data()))
    let own = try key.signature(for: message)
    #expect(own.rawRepresentation.count == 132)
    #expect(
      key.publicKey.isValidSignature(try .init(derRepresentation: own.derRepresentation), for: message))
    let again = try P521.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation)
    #expect(again.pemRepresentation == key.publicKey.pemRepresentation)
  }

  @Test("Both find secrets")
  func agreement() throws {
    let (first, second) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
    let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
    #expect(try second.sharedSecretFromKeyAgreement(with: first.publicKey) == secret)
    #expect(secret.withUnsafeBytes { $0.count } == 66)
    let (third, fourth) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
    #expect(
      try third.sharedSecretFromKeyAgreement(with: fourth.publicKey)
        == fourth.sharedSecretFromKeyAgreement(with: third.publicKey))
  }
}
