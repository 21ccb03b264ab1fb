/// See [HKDF](https://developer.apple.com/documentation/cryptokit/hkdf).
public struct HKDF<H: HashFunction>: Sendable {
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }

  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }

  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
  }

  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    var (output, last): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 1
    while output.count < outputByteCount {
      last = Array(HMAC<H>.authenticationCode(for: last + (info.map { Array($0) } ?? []) + [counter], using: key))
      output += last
      counter += 1
    }
    return SymmetricKey(data: output.prefix(outputByteCount))
  }
}
