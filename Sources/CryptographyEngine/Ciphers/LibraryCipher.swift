/// The ciphers of AES that the library is asked for.
public struct LibraryCipher {
  private let functions: CipherFunctions
  private let errors: KeyFunctions
  private let key: [UInt8]

  public init(key: [UInt8], _ library: CryptoLibrary) {
    functions = library.ciphers
    errors = library.keys
    self.key = key
  }

  /// Numbers of what the library's control functions do.
  private enum Control {
    static let setNonceLength: Int32 = 9
    static let getTag: Int32 = 0x10
    static let setTag: Int32 = 0x11
    static let allowsWrapping: Int32 = 1
  }

  /// The message in Galois/Counter Mode, and the sixteen bytes that prove it.
  public func seal(_ message: [UInt8], nonce: [UInt8], authenticating authenticated: [UInt8] = []) -> [UInt8]? {
    withContext("aes-\(key.count * 8)-gcm") { context, cipher in
      guard begin(context, cipher, nonce, authenticated, encrypts: true), var output = update(context, message) else {
        return nil
      }
      var (tag, count) = ([UInt8](repeating: 0, count: 16), Int32(0))
      guard functions.finish(context, &tag, &count) == 1, functions.control(context, Control.getTag, 16, &tag) == 1
      else { return nil }
      output += tag
      return output
    }
  }

  /// Nil for what was not sealed with this key and nonce.
  public func open(_ sealed: [UInt8], nonce: [UInt8], authenticating authenticated: [UInt8] = []) -> [UInt8]? {
    guard sealed.count >= 16 else { return nil }
    return withContext("aes-\(key.count * 8)-gcm") { context, cipher in
      guard begin(context, cipher, nonce, authenticated, encrypts: false),
        let output = update(context, sealed.dropLast(16))
      else {
        return nil
      }
      var (tag, count, end) = (Array(sealed.suffix(16)), Int32(0), [UInt8](repeating: 0, count: 16))
      guard functions.control(context, Control.setTag, 16, &tag) == 1, functions.finish(context, &end, &count) == 1
      else { return nil }
      return output
    }
  }

  /// A key that is wrapped with this one after RFC 3394.
  public func wrap(_ other: [UInt8]) -> [UInt8]? { wrapping(other, encrypts: true) }

  /// Nil for what this key has not wrapped.
  public func unwrap(_ wrapped: [UInt8]) -> [UInt8]? { wrapping(wrapped, encrypts: false) }

  private func wrapping(_ bytes: [UInt8], encrypts: Bool) -> [UInt8]? {
    withContext("id-aes\(key.count * 8)-wrap") { context, cipher in
      functions.setFlags(context, Control.allowsWrapping)
      guard functions.initialize(context, cipher, nil, key, nil, encrypts ? 1 : 0) == 1 else { return nil }
      return update(context, bytes)
    }
  }

  private func begin(
    _ context: CryptoLibrary.Object, _ cipher: CryptoLibrary.Object, _ nonce: [UInt8], _ authenticated: [UInt8],
    encrypts: Bool
  ) -> Bool {
    let direction: Int32 = encrypts ? 1 : 0
    guard functions.initialize(context, cipher, nil, nil, nil, direction) == 1,
      functions.control(context, Control.setNonceLength, Int32(nonce.count), nil) == 1,
      functions.initialize(context, nil, nil, key, nonce, direction) == 1
    else { return false }
    var count: Int32 = 0
    return authenticated.isEmpty
      || functions.update(context, nil, &count, authenticated, Int32(authenticated.count)) == 1
  }

  private func update(_ context: CryptoLibrary.Object, _ input: some Collection<UInt8>) -> [UInt8]? {
    let input = Array(input)
    var (output, count) = ([UInt8](repeating: 0, count: input.count + 16), Int32(0))
    guard functions.update(context, &output, &count, input, Int32(input.count)) == 1 else { return nil }
    return Array(output.prefix(Int(count)))
  }

  private func withContext(
    _ name: String, _ body: (CryptoLibrary.Object, CryptoLibrary.Object) -> [UInt8]?
  ) -> [UInt8]? {
    defer { errors.clearErrors() }
    guard let cipher = functions.named(name), let context = functions.newContext() else { return nil }
    defer { functions.freeContext(context) }
    return body(context, cipher)
  }
}
