/// A key, or a pair of keys, that the library can work with. It does not change.
public final class KeyHandle: @unchecked Sendable {
  /// The library's number of keys for RSA.
  private static let rsa: Int32 = 6

  let object: CryptoLibrary.Object
  let library: CryptoLibrary

  /// The object is freed with the handle.
  public init(owned object: CryptoLibrary.Object, _ library: CryptoLibrary) {
    self.object = object
    self.library = library
  }

  deinit { library.keys.free(object) }

  /// A pair as PKCS #1, SEC 1 or PKCS #8 writes it. Nil for what is none.
  public convenience init?(privateKey bytes: [UInt8], _ library: CryptoLibrary) {
    self.init(bytes, library) { library.keys.readPrivate(nil, $0, $1) }
  }

  /// A public key with its kind, as certificates have it. Nil for what is none.
  public convenience init?(publicKeyInformation bytes: [UInt8], _ library: CryptoLibrary) {
    self.init(bytes, library) { library.keys.readInformation(nil, $0, $1) }
  }

  /// A public key as PKCS #1 writes it. Nil for what is none.
  public convenience init?(rsaPublicKey bytes: [UInt8], _ library: CryptoLibrary) {
    self.init(bytes, library) { library.keys.readPublic(Self.rsa, nil, $0, $1) }
  }

  private convenience init?(
    _ bytes: [UInt8], _ library: CryptoLibrary, _ read: (KeyFunctions.Moving, Int) -> CryptoLibrary.Object?
  ) {
    let object = bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return read(&start, buffer.count)
    }
    guard let object else {
      library.keys.clearErrors()
      return nil
    }
    self.init(owned: object, library)
  }

  /// A new pair for RSA. Nil for a size that there cannot be.
  public convenience init?(rsaBits: Int, _ library: CryptoLibrary) {
    guard let context = library.keys.newContextOfKind(Self.rsa, nil) else { return nil }
    defer { library.keys.freeContext(context) }
    var object: CryptoLibrary.Object?
    guard library.keys.beginGeneration(context) == 1,
      library.keys.setOption(context, "rsa_keygen_bits", String(rsaBits)) == 1,
      library.keys.generate(context, &object) == 1, let object
    else {
      library.keys.clearErrors()
      return nil
    }
    self.init(owned: object, library)
  }

  public var bitCount: Int { Int(library.keys.bits(object)) }

  /// The pair as PKCS #1 or SEC 1 writes it.
  public var privateKey: [UInt8] { library.bytes(of: object, library.keys.writePrivate) }

  /// The public key with its kind.
  public var publicKeyInformation: [UInt8] { library.bytes(of: object, library.keys.writeInformation) }

  /// The public key as PKCS #1 writes it, or a point of a curve.
  public var publicKey: [UInt8] { library.bytes(of: object, library.keys.writePublic) }
}
