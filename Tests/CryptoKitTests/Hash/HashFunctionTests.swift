import CryptoKit
import Testing

/// The digests are those that `sha256sum` and its like print.
@Suite struct HashFunctionTests {
  private func hexadecimal<H: HashFunction>(_ function: H.Type, _ text: String) -> String {
    H.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  @Test func sha256() {
    #expect(
      hexadecimal(SHA256.self, "")
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hexadecimal(SHA256.self, "abc")
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal(SHA256.self, String(repeating: "a", count: 200))
        == "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5")
  }

  @Test func sha3() {
    #expect(
      hexadecimal(SHA3_256.self, "abc")
        == "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532")
    #expect(
      hexadecimal(SHA3_384.self, "abc")
        == "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b2"
        + "98d88cea927ac7f539f1edf228376d25")
    #expect(
      hexadecimal(SHA3_512.self, "abc")
        == "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e"
        + "10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0")
    #expect(
      hexadecimal(SHA3_256.self, String(repeating: "\0", count: 136))
        == "e772c9cf9eb9c991cdfcf125001b454fdbc0a95f188d1b4c844aa032ad6e075e")
    #expect(
      hexadecimal(SHA3_256.self, String(repeating: "\0", count: 200))
        == "2b43036c229ba512995f91fdb46fcd5327a4dc834d86d6e0f58a08053346dc2e")
  }

  @Test func sha384() {
    #expect(
      hexadecimal(SHA384.self, "")
        == "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da"
        + "274edebfe76f65fbd51ad2f14898b95b")
    #expect(
      hexadecimal(SHA384.self, "abc")
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hexadecimal(SHA384.self, String(repeating: "a", count: 200))
        == "0691b6e978614b67d60557b2a2cddd53406508522efa21c624dbbfa8ab6e726d"
        + "5c586b489c7c09f24109a64c10211d48")
  }

  @Test func sha512() {
    #expect(
      hexadecimal(SHA512.self, "")
        == "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
        + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e")
    #expect(
      hexadecimal(SHA512.self, "abc")
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      hexadecimal(SHA512.self, String(repeating: "a", count: 200))
        == "4b11459c33f52a22ee8236782714c150a3b2c60994e9acee17fe68947a3e6789"
        + "f31e7668394592da7bef827cddca88c4e6f86e4df7ed1ae6cba71f3e98faee9f")
  }

  @Test func sha1() {
    #expect(
      hexadecimal(Insecure.SHA1.self, "")
        == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      hexadecimal(Insecure.SHA1.self, "abc")
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hexadecimal(Insecure.SHA1.self, String(repeating: "a", count: 200))
        == "e61cfffe0d9195a525fc6cf06ca2d77119c24a40")
  }

  @Test func md5() {
    #expect(
      hexadecimal(Insecure.MD5.self, "")
        == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(
      hexadecimal(Insecure.MD5.self, "abc")
        == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hexadecimal(Insecure.MD5.self, String(repeating: "a", count: 200))
        == "887f30b43b2867f4a9accceee7d16e6c")
  }

  @Test func piecesAreHashedAsTheWhole() {
    var hash = SHA256()
    for piece in ["a", String(repeating: "b", count: 63), String(repeating: "c", count: 130), ""] {
      hash.update(data: Data(piece.utf8))
    }
    let text = "a" + String(repeating: "b", count: 63) + String(repeating: "c", count: 130)
    #expect(hash.finalize() == SHA256.hash(data: Data(text.utf8)))
    #expect(hash.finalize() != SHA256.hash(data: Data("a".utf8)))
  }

  @Test func aDigestSaysWhatItIs() {
    let digest = Insecure.MD5.hash(data: Data())
    #expect(digest.description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    #expect(digest == Data(digest))
    #expect(digest.withUnsafeBytes { $0.count } == Insecure.MD5.byteCount)
  }
}
