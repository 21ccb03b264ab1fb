import CryptoKit
import Testing

@Suite struct HMACTests {
  private let data = Data("message".utf8)

  @Test func codesAreThoseOfTheStandard() {
    let code = HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: Data("key".utf8)))
    #expect(
      code.map { String(format: "%02x", $0) }.joined()
        == "6e9ef29b75fffc5b7abae527d58fdadb2fe42e7219011976917343065f58ed4a")
    let long = SymmetricKey(data: Data(repeating: 7, count: 100))
    let sha1 = HMAC<Insecure.SHA1>.authenticationCode(for: data, using: long)
    #expect(
      sha1.map { String(format: "%02x", $0) }.joined() == "46e7730241f0d32bedfdece30381fc31c7751188")
  }

  @Test func aCodeIsValidForItsMessageAndKeyAlone() {
    let key = SymmetricKey(size: .bits256)
    let code = HMAC<SHA512>.authenticationCode(for: data, using: key)
    #expect(HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: data, using: key))
    #expect(!HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: Data("other".utf8), using: key))
    #expect(!HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: data, using: SymmetricKey(size: .bits256)))
    #expect(HMAC<SHA512>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
  }

  @Test func keysAreOfTheSizeThatIsAskedFor() {
    let key = SymmetricKey(size: .bits128)
    #expect(key.bitCount == 128)
    #expect(key != SymmetricKey(size: .bits128))
  }
}
