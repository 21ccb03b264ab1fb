/// A file with a pair of keys and its certificate, as PKCS #12 writes it.
public struct IdentityContainer {
  public enum Problem: Error {
    case wrongPassphrase
    case notReadable
  }

  public let key: KeyHandle
  public let certificate: [UInt8]
  /// Certificates that lead from the first one to its anchor.
  public let chain: [[UInt8]]

  /// Versions with modules for ciphers load none by themselves once one was asked for by name.
  private static func loadOldCiphers(_ library: CryptoLibrary) {
    guard let load = library.containers.loadProvider else { return }
    _ = load(nil, "default")
    _ = load(nil, "legacy")
  }

  public init(_ bytes: [UInt8], passphrase: String, _ library: CryptoLibrary) throws(Problem) {
    let functions = library.containers
    defer { library.keys.clearErrors() }
    let file = bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return functions.read(nil, &start, buffer.count)
    }
    guard let file else { throw .notReadable }
    defer { functions.free(file) }
    Self.loadOldCiphers(library)
    guard functions.verify(file, passphrase, Int32(passphrase.utf8.count)) == 1 else { throw .wrongPassphrase }
    var key: CryptoLibrary.Object?
    var certificate: CryptoLibrary.Object?
    var others: CryptoLibrary.Object?
    guard functions.open(file, passphrase, &key, &certificate, &others) == 1 else { throw .notReadable }
    chain = Self.take(others, library)
    defer { library.certificates.free(certificate) }
    guard let key else { throw .notReadable }
    self.key = KeyHandle(owned: key, library)
    guard let certificate else { throw .notReadable }
    self.certificate = library.bytes(of: certificate, library.certificates.write)
  }

  /// What is in a list, which is freed with all that it has.
  private static func take(_ stack: CryptoLibrary.Object?, _ library: CryptoLibrary) -> [[UInt8]] {
    guard let stack else { return [] }
    defer { library.certificates.freeStack(stack) }
    var found: [[UInt8]] = []
    while library.certificates.count(stack) > 0, let certificate = library.certificates.pop(stack) {
      found.append(library.bytes(of: certificate, library.certificates.write))
      library.certificates.free(certificate)
    }
    return found.reversed()
  }
}
