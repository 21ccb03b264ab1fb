import Foundation
import Glibc

/// OpenSSL's libcrypto, as far as CryptoKit and Security are made of it. It is loaded when it is first needed.
public struct CryptoLibrary: @unchecked Sendable {
  public typealias Object = OpaquePointer
  public typealias Output = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

  public let certificates: CertificateFunctions
  let keys: KeyFunctions
  let curves: CurveFunctions
  let ciphers: CipherFunctions
  let containers: ContainerFunctions

  /// Nil where there is no such library.
  static let loaded: CryptoLibrary? = {
    for name in ["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"] {
      if let handle = dlopen(name, RTLD_NOW), let library = CryptoLibrary(handle) { return library }
    }
    return nil
  }()

  /// Stops by name what needs the library where there is none.
  public static func required(by name: @autoclosure () -> String) -> CryptoLibrary {
    guard let loaded else {
      fatalError("\(name()) needs OpenSSL's libcrypto, which this machine does not have (Debian's package libssl3)")
    }
    return loaded
  }

  private init?(_ handle: UnsafeMutableRawPointer) {
    let symbols = SymbolTable(handle)
    certificates = CertificateFunctions(symbols)
    keys = KeyFunctions(symbols)
    curves = CurveFunctions(symbols)
    ciphers = CipherFunctions(symbols)
    containers = ContainerFunctions(symbols)
    guard symbols.isWhole else { return nil }
  }

  /// The bytes that a function writes for an object.
  public func bytes(of object: Object, _ write: @convention(c) (Object, Output?) -> Int32) -> [UInt8] {
    let size = Int(write(object, nil))
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    bytes.withUnsafeMutableBufferPointer { buffer in
      // The function moves the pointer on.
      var start = buffer.baseAddress
      _ = write(object, &start)
    }
    return bytes
  }
}
