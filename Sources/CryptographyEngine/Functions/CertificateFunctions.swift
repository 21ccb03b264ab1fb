import Glibc

/// The part of the library that reads and verifies certificates.
public struct CertificateFunctions {
  public typealias Object = CryptoLibrary.Object

  public let read: @convention(c) (Object?, UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> Object?
  public let write: @convention(c) (Object, CryptoLibrary.Output?) -> Int32
  public let free: @convention(c) (Object?) -> Void
  public let key: @convention(c) (Object) -> Object?
  public let subject: @convention(c) (Object) -> Object?
  public let issuer: @convention(c) (Object) -> Object?
  public let serialNumber: @convention(c) (Object) -> Object?
  public let writeName: @convention(c) (Object, CryptoLibrary.Output?) -> Int32
  public let writeNumber: @convention(c) (Object, CryptoLibrary.Output?) -> Int32
  public let text: @convention(c) (Object, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  public let newStore: @convention(c) () -> Object?
  public let freeStore: @convention(c) (Object?) -> Void
  public let addAnchor: @convention(c) (Object, Object) -> Int32
  public let addSystemAnchors: @convention(c) (Object) -> Int32
  public let newContext: @convention(c) () -> Object?
  public let freeContext: @convention(c) (Object?) -> Void
  public let initialize: @convention(c) (Object, Object?, Object?, Object?) -> Int32
  public let parameters: @convention(c) (Object) -> Object?
  public let setHost: @convention(c) (Object, UnsafePointer<CChar>, Int) -> Int32
  public let setAddress: @convention(c) (Object, UnsafePointer<CChar>) -> Int32
  public let setTime: @convention(c) (Object, time_t) -> Void
  public let setFlags: @convention(c) (Object, UInt) -> Int32
  public let verify: @convention(c) (Object) -> Int32
  public let error: @convention(c) (Object) -> Int32
  public let errorText: @convention(c) (Int) -> UnsafePointer<CChar>?
  public let newStack: @convention(c) () -> Object?
  public let freeStack: @convention(c) (Object?) -> Void
  public let push: @convention(c) (Object, Object) -> Int32
  let count: @convention(c) (Object?) -> Int32
  let pop: @convention(c) (Object) -> Object?

  init(_ symbols: SymbolTable) {
    read = symbols.find("d2i_X509")
    write = symbols.find("i2d_X509")
    free = symbols.find("X509_free")
    key = symbols.find("X509_get_pubkey")
    subject = symbols.find("X509_get_subject_name")
    issuer = symbols.find("X509_get_issuer_name")
    serialNumber = symbols.find("X509_get_serialNumber")
    writeName = symbols.find("i2d_X509_NAME")
    writeNumber = symbols.find("i2d_ASN1_INTEGER")
    text = symbols.find("X509_NAME_get_text_by_NID")
    newStore = symbols.find("X509_STORE_new")
    freeStore = symbols.find("X509_STORE_free")
    addAnchor = symbols.find("X509_STORE_add_cert")
    addSystemAnchors = symbols.find("X509_STORE_set_default_paths")
    newContext = symbols.find("X509_STORE_CTX_new")
    freeContext = symbols.find("X509_STORE_CTX_free")
    initialize = symbols.find("X509_STORE_CTX_init")
    parameters = symbols.find("X509_STORE_CTX_get0_param")
    setHost = symbols.find("X509_VERIFY_PARAM_set1_host")
    setAddress = symbols.find("X509_VERIFY_PARAM_set1_ip_asc")
    setTime = symbols.find("X509_VERIFY_PARAM_set_time")
    setFlags = symbols.find("X509_VERIFY_PARAM_set_flags")
    verify = symbols.find("X509_verify_cert")
    error = symbols.find("X509_STORE_CTX_get_error")
    errorText = symbols.find("X509_verify_cert_error_string")
    newStack = symbols.find("OPENSSL_sk_new_null")
    freeStack = symbols.find("OPENSSL_sk_free")
    push = symbols.find("OPENSSL_sk_push")
    count = symbols.find("OPENSSL_sk_num")
    pop = symbols.find("OPENSSL_sk_pop")
  }
}
