import CryptographyEngine

extension AES {
  /// See [AES.KeyWrap](https://developer.apple.com/documentation/cryptokit/aes/keywrap).
  public enum KeyWrap: Sendable {
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      let key = keyToWrap.bytes
      guard key.count >= 16, key.count % 8 == 0, let wrapped = try cipher(kek).wrap(key) else {
        throw CryptoKitError.wrapFailure
      }
      return Data(wrapped)
    }

    public static func unwrap<WrappedKey: DataProtocol>(
      _ wrappedKey: WrappedKey, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      guard wrappedKey.count >= 24, wrappedKey.count % 8 == 0, let key = try cipher(kek).unwrap(Array(wrappedKey))
      else {
        throw CryptoKitError.unwrapFailure
      }
      return SymmetricKey(data: key)
    }

    private static func cipher(_ key: SymmetricKey) throws -> LibraryCipher {
      guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
      return LibraryCipher(key: key.bytes, .required(by: "AES.KeyWrap"))
    }
  }
}
