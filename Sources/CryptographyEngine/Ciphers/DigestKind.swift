/// A hash function, by the library's name.
public enum DigestKind: String, Sendable {
  case sha1 = "SHA1"
  case sha224 = "SHA224"
  case sha256 = "SHA256"
  case sha384 = "SHA384"
  case sha512 = "SHA512"

  public var byteCount: Int {
    switch self {
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// How the function is named where a digest is signed.
  private var identifier: [UInt8] {
    let family: [UInt8] = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02]
    return switch self {
    case .sha1: [0x2b, 0x0e, 0x03, 0x02, 0x1a]
    case .sha224: family + [4]
    case .sha256: family + [1]
    case .sha384: family + [2]
    case .sha512: family + [3]
    }
  }

  /// What PKCS #1 signs: a digest, with the name of its function.
  public func information(_ digest: [UInt8]) -> [UInt8] {
    DERValue.sequence([.sequence([.identifier(identifier), .null]), .octets(digest)]).bytes
  }

  public func hash(_ bytes: [UInt8], _ library: CryptoLibrary) -> [UInt8]? {
    guard let function = library.ciphers.hashNamed(rawValue) else { return nil }
    var digest = [UInt8](repeating: 0, count: byteCount)
    var count: UInt32 = 0
    guard library.ciphers.hash(bytes, bytes.count, &digest, &count, function, nil) == 1 else { return nil }
    return digest
  }

  /// Bytes derived from a secret as X9.63 says.
  public func derived(_ count: Int, from secret: [UInt8], _ information: [UInt8], _ library: CryptoLibrary) -> [UInt8]?
  {
    var result: [UInt8] = []
    var counter: UInt32 = 1
    while result.count < count {
      let number = withUnsafeBytes(of: counter.bigEndian) { Array($0) }
      guard let block = hash(secret + number + information, library) else { return nil }
      result += block
      counter += 1
    }
    return Array(result.prefix(count))
  }
}
