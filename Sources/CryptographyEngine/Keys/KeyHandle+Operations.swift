extension KeyHandle {
  /// The names and values of how the library is to work.
  public typealias Options = KeyValuePairs<String, String>

  private typealias Step = KeyFunctions.Step

  /// Nil for what cannot be signed, as a digest that is too long for the key.
  public func sign(_ digest: [UInt8], _ options: Options = [:]) -> [UInt8]? {
    transform(digest, library.keys.beginSigning, library.keys.sign, options)
  }

  public func isValid(_ signature: [UInt8], for digest: [UInt8], _ options: Options = [:]) -> Bool {
    withContext(library.keys.beginVerifying, options) { context in
      library.keys.verify(context, signature, signature.count, digest, digest.count) == 1
    } ?? false
  }

  public func encrypt(_ bytes: [UInt8], _ options: Options) -> [UInt8]? {
    transform(bytes, library.keys.beginEncrypting, library.keys.encrypt, options)
  }

  public func decrypt(_ bytes: [UInt8], _ options: Options) -> [UInt8]? {
    transform(bytes, library.keys.beginDecrypting, library.keys.decrypt, options)
  }

  /// What this pair and the owner of the other key both can find. Nil for a key of another kind.
  public func sharedSecret(with other: KeyHandle) -> [UInt8]? {
    withContext(library.keys.beginDeriving, [:]) { context in
      guard library.keys.setPeer(context, other.object) == 1 else { return nil }
      var size = 0
      guard library.keys.derive(context, nil, &size) == 1 else { return nil }
      var secret = [UInt8](repeating: 0, count: size)
      return library.keys.derive(context, &secret, &size) == 1 ? Array(secret.prefix(size)) : nil
    }
  }

  private func transform(
    _ input: [UInt8], _ begin: Step, _ work: KeyFunctions.Transformation, _ options: Options
  ) -> [UInt8]? {
    withContext(begin, options) { context in
      var size = 0
      guard work(context, nil, &size, input, input.count) == 1 else { return nil }
      var output = [UInt8](repeating: 0, count: size)
      return work(context, &output, &size, input, input.count) == 1 ? Array(output.prefix(size)) : nil
    }
  }

  private func withContext<Result>(
    _ begin: Step, _ options: Options, _ body: (CryptoLibrary.Object) -> Result?
  ) -> Result? {
    // What went wrong is known from the result; the library would keep it for the next caller of the thread.
    defer { library.keys.clearErrors() }
    guard let context = library.keys.newContext(object, nil) else { return nil }
    defer { library.keys.freeContext(context) }
    guard begin(context) == 1, options.allSatisfy({ library.keys.setOption(context, $0, $1) == 1 }) else { return nil }
    return body(context)
  }
}
