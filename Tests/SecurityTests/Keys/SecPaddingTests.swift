import CryptoKit
import Security
import Testing

@Suite struct SecPaddingTests {
  private let message = [UInt8]("message".utf8)

  @Test("The older functions sign and verify", arguments: [SecPadding.PKCS1SHA256, .PKCS1, []])
  func signing(padding: SecPadding) throws {
    let key = try #require(SecKeyTests.key(Samples.privateKey, kSecAttrKeyClassPrivate))
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    let digest = Array(SHA256.hash(data: message))
    var (signature, size) = ([UInt8](repeating: 0, count: 128), 128)
    #expect(SecKeyRawSign(key, padding, digest, digest.count, &signature, &size) == errSecSuccess)
    #expect(size == 128)
    if padding == .PKCS1SHA256 { #expect(Data(signature) == Samples.data(Samples.signature)) }
    #expect(SecKeyRawVerify(publicKey, padding, digest, digest.count, signature, size) == errSecSuccess)
    let other = Array(SHA256.hash(data: [UInt8]()))
    #expect(SecKeyRawVerify(publicKey, padding, other, other.count, signature, size) == errSecVerifyFailed)
    size = 100
    #expect(SecKeyRawSign(key, padding, digest, digest.count, &signature, &size) == errSecParam)
    #expect(SecKeyRawSign(key, .PKCS1MD5, digest, digest.count, &signature, &size) == errSecParam)
  }

  @Test("The older functions encrypt and decrypt", arguments: [SecPadding.PKCS1, .OAEP])
  func encryption(padding: SecPadding) throws {
    let key = try #require(SecKeyTests.key(Samples.privateKey, kSecAttrKeyClassPrivate))
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    var (encrypted, size) = ([UInt8](repeating: 0, count: SecKeyGetBlockSize(publicKey)), 128)
    #expect(SecKeyEncrypt(publicKey, padding, message, message.count, &encrypted, &size) == errSecSuccess)
    var (decrypted, count) = ([UInt8](repeating: 0, count: 128), 128)
    #expect(SecKeyDecrypt(key, padding, encrypted, size, &decrypted, &count) == errSecSuccess)
    #expect(Array(decrypted.prefix(count)) == message)
  }
}
