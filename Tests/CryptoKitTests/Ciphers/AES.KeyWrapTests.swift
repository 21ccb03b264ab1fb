import CryptoKit
import Testing

extension AES {
  /// With the examples of RFC 3394.
  @Suite struct KeyWrapTests {
    private func key(_ text: String) -> SymmetricKey { SymmetricKey(data: Data(hexadecimal: text)) }

    @Test(
      "A key is wrapped as in the example, and unwrapped",
      arguments: [
        (
          "000102030405060708090a0b0c0d0e0f", "00112233445566778899aabbccddeeff",
          "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5"
        ),
        (
          "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
          "00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f",
          "28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326cbc7f0e71a99f43bfb988b9b7a02dd21"
        ),
      ])
    func examples(wrapping: String, plain: String, wrapped: String) throws {
      #expect(try AES.KeyWrap.wrap(key(plain), using: key(wrapping)).hexadecimal == wrapped)
      #expect(try AES.KeyWrap.unwrap(Data(hexadecimal: wrapped), using: key(wrapping)) == key(plain))
    }

    @Test("What another key has wrapped, or nobody, is not unwrapped")
    func failures() throws {
      let wrapping = SymmetricKey(size: .bits128)
      var wrapped = try AES.KeyWrap.wrap(SymmetricKey(size: .bits256), using: wrapping)
      #expect(throws: CryptoKitError.unwrapFailure) {
        try AES.KeyWrap.unwrap(wrapped, using: SymmetricKey(size: .bits128))
      }
      wrapped[3] ^= 1
      #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped, using: wrapping) }
      #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(Data(), using: wrapping) }
      #expect(throws: CryptoKitError.incorrectKeySize) {
        try AES.KeyWrap.wrap(wrapping, using: SymmetricKey(data: Data([1])))
      }
      #expect(throws: CryptoKitError.wrapFailure) {
        try AES.KeyWrap.wrap(SymmetricKey(data: Data(count: 20)), using: wrapping)
      }
    }
  }
}
