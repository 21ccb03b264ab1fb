import CryptoKit
import Testing

/// With the examples of the standards.
@Suite struct SealedBoxTests {
  private func bytes(_ text: String) -> Data {
    let digits = Array(text)
    return Data(stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }

  @Test("A block of zeros is sealed with AES")
  func known() throws {
    let box = try AES.GCM.seal(
      Data(count: 16), using: SymmetricKey(data: Data(count: 16)), nonce: AES.GCM.Nonce(data: Data(count: 12)))
    #expect(box.ciphertext == bytes("0388dace60b6a392f328c2b971b2fe78"))
    #expect(box.tag == bytes("ab6e47d42cec13bdf53a67b21257bddf"))
  }

  @Test("A long key, with data that is only authenticated")
  func authenticated() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"))
    let message = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let box = try AES.GCM.seal(
      message, using: key, nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")),
      authenticating: bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
    #expect(box.tag == bytes("76fc6ece0f4e1768cddf8853bb2d551b"))
    let combined = try #require(box.combined)
    let opened = try AES.GCM.open(
      AES.GCM.SealedBox(combined: combined), using: key,
      authenticating: bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
    #expect(opened == message)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
  }

  @Test("What was changed is not opened")
  func changed() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    #expect(try AES.GCM.open(box, using: key) == Data("secret".utf8))
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data([1])))
    }
  }

  @Test("A sentence is sealed with ChaCha20-Poly1305")
  func chaCha() throws {
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let key = SymmetricKey(data: Data(0x80...0x9f))
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key, nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(box.tag == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    #expect(box.ciphertext.prefix(8) == bytes("d31a8d34648e60db"))
    let opened = try ChaChaPoly.open(
      ChaChaPoly.SealedBox(combined: box.combined), using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(opened == Data(text.utf8))
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: key) }
  }
}
