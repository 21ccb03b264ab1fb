import CommonCrypto
import Foundation
import Testing

@Suite struct CommonCryptoTests {
  private typealias Digest = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> Void

  private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  private func digest(_ text: String, _ length: Int32, _ function: Digest) -> String {
    let data = Data(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(length))
    data.withUnsafeBytes { function($0.baseAddress, CC_LONG(data.count), &digest) }
    return hex(digest)
  }

  @Test("Digests are those of the algorithms")
  func digests() {
    #expect(digest("abc", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digest("", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(digest("abc", CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest("abc", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("abc", CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      digest("abc", CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }.hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  @Test("A digest in parts is that of the whole")
  func parts() {
    var (context, small) = (CC_SHA256_CTX(), CC_SHA512_CTX())
    CC_SHA256_Init(&context)
    CC_SHA384_Init(&small)
    for part in ["a", "bc"] {
      CC_SHA256_Update(&context, part, CC_LONG(part.utf8.count))
      CC_SHA384_Update(&small, part, CC_LONG(part.utf8.count))
    }
    var (bytes, others) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 48))
    #expect(CC_SHA256_Final(&bytes, &context) == 1 && CC_SHA384_Final(&others, &small) == 1)
    #expect(hex(bytes) == digest("abc", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) })
    #expect(hex(others) == digest("abc", CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) })
  }

  @Test("Messages are authenticated")
  func authentication() {
    let (key, text) = ("key", "The quick brown fox jumps over the lazy dog")
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, text, text.utf8.count, &code)
    #expect(hex(code) == "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
    var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), key, key.utf8.count, text, text.utf8.count, &short)
    #expect(hex(short) == "80070713463e7749b90c2dc24911e275")
  }
}
