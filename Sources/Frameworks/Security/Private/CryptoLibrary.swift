import Glibc

/// The part of OpenSSL's libcrypto that reads and verifies certificates. It is loaded when it is first needed.
struct CryptoLibrary: @unchecked Sendable {
  typealias Object = OpaquePointer
  typealias Bytes = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

  /// Nil where there is no such library.
  static let loaded: CryptoLibrary? = {
    for name in ["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"] {
      if let handle = dlopen(name, RTLD_NOW), let library = CryptoLibrary(handle) { return library }
    }
    return nil
  }()

  /// Stops by name what needs the library where there is none.
  static func required(by name: String) -> CryptoLibrary {
    guard let loaded else {
      fatalError("\(name) needs OpenSSL's libcrypto, which this machine does not have (Debian's package libssl3)")
    }
    return loaded
  }

  let readCertificate: @convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> Object?
  let writeCertificate: @convention(c) (Object, Bytes?) -> Int32
  let freeCertificate: @convention(c) (Object?) -> Void
  let publicKey: @convention(c) (Object) -> Object?
  let freeKey: @convention(c) (Object?) -> Void
  let writeKey: @convention(c) (Object, Bytes?) -> Int32
  let subject: @convention(c) (Object) -> Object?
  let text: @convention(c) (Object, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  let newStore: @convention(c) () -> Object?
  let freeStore: @convention(c) (Object?) -> Void
  let addAnchor: @convention(c) (Object, Object) -> Int32
  let addSystemAnchors: @convention(c) (Object) -> Int32
  let newContext: @convention(c) () -> Object?
  let freeContext: @convention(c) (Object?) -> Void
  let initialize: @convention(c) (Object, Object?, Object?, Object?) -> Int32
  let parameters: @convention(c) (Object) -> Object?
  let setHost: @convention(c) (Object, UnsafePointer<CChar>, Int) -> Int32
  let setAddress: @convention(c) (Object, UnsafePointer<CChar>) -> Int32
  let setTime: @convention(c) (Object, time_t) -> Void
  let setFlags: @convention(c) (Object, UInt) -> Int32
  let verify: @convention(c) (Object) -> Int32
  let error: @convention(c) (Object) -> Int32
  let errorText: @convention(c) (Int) -> UnsafePointer<CChar>?
  let newStack: @convention(c) () -> Object?
  let freeStack: @convention(c) (Object?) -> Void
  let push: @convention(c) (Object, Object) -> Int32

  private init?(_ handle: UnsafeMutableRawPointer) {
    var isWhole = true
    func find<T>(_ name: String) -> T {
      guard let symbol = dlsym(handle, name) else {
        isWhole = false
        // Never called: the library as a whole is left out then.
        return unsafeBitCast(handle, to: T.self)
      }
      return unsafeBitCast(symbol, to: T.self)
    }
    readCertificate = find("d2i_X509")
    writeCertificate = find("i2d_X509")
    freeCertificate = find("X509_free")
    publicKey = find("X509_get_pubkey")
    freeKey = find("EVP_PKEY_free")
    writeKey = find("i2d_PublicKey")
    subject = find("X509_get_subject_name")
    text = find("X509_NAME_get_text_by_NID")
    newStore = find("X509_STORE_new")
    freeStore = find("X509_STORE_free")
    addAnchor = find("X509_STORE_add_cert")
    addSystemAnchors = find("X509_STORE_set_default_paths")
    newContext = find("X509_STORE_CTX_new")
    freeContext = find("X509_STORE_CTX_free")
    initialize = find("X509_STORE_CTX_init")
    parameters = find("X509_STORE_CTX_get0_param")
    setHost = find("X509_VERIFY_PARAM_set1_host")
    setAddress = find("X509_VERIFY_PARAM_set1_ip_asc")
    setTime = find("X509_VERIFY_PARAM_set_time")
    setFlags = find("X509_VERIFY_PARAM_set_flags")
    verify = find("X509_verify_cert")
    error = find("X509_STORE_CTX_get_error")
    errorText = find("X509_verify_cert_error_string")
    newStack = find("OPENSSL_sk_new_null")
    freeStack = find("OPENSSL_sk_free")
    push = find("OPENSSL_sk_push")
    guard isWhole else { return nil }
  }

  /// The bytes that a function writes for an object.
  func bytes(of object: Object, _ write: @convention(c) (Object, Bytes?) -> Int32) -> Data {
    let size = Int(write(object, nil))
    guard size > 0 else { return Data() }
    var data = [UInt8](repeating: 0, count: size)
    data.withUnsafeMutableBufferPointer { buffer in
      // The function moves the pointer on.
      var start = buffer.baseAddress
      _ = write(object, &start)
    }
    return Data(data)
  }
}
