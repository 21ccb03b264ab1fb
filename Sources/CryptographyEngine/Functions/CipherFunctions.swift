/// The part of the library that has ciphers and hash functions.
struct CipherFunctions {
  typealias Object = CryptoLibrary.Object
  typealias Input = UnsafePointer<UInt8>
  typealias Buffer = UnsafeMutablePointer<UInt8>

  let named: @convention(c) (UnsafePointer<CChar>) -> Object?
  let newContext: @convention(c) () -> Object?
  let freeContext: @convention(c) (Object?) -> Void
  let setFlags: @convention(c) (Object, Int32) -> Void
  let control: @convention(c) (Object, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
  let initialize: @convention(c) (Object, Object?, Object?, Input?, Input?, Int32) -> Int32
  let update: @convention(c) (Object, Buffer?, UnsafeMutablePointer<Int32>, Input?, Int32) -> Int32
  let finish: @convention(c) (Object, Buffer?, UnsafeMutablePointer<Int32>) -> Int32

  let hashNamed: @convention(c) (UnsafePointer<CChar>) -> Object?
  let hash: @convention(c) (Input?, Int, Buffer, UnsafeMutablePointer<UInt32>, Object, Object?) -> Int32

  init(_ symbols: SymbolTable) {
    named = symbols.find("EVP_get_cipherbyname")
    newContext = symbols.find("EVP_CIPHER_CTX_new")
    freeContext = symbols.find("EVP_CIPHER_CTX_free")
    setFlags = symbols.find("EVP_CIPHER_CTX_set_flags")
    control = symbols.find("EVP_CIPHER_CTX_ctrl")
    initialize = symbols.find("EVP_CipherInit_ex")
    update = symbols.find("EVP_CipherUpdate")
    finish = symbols.find("EVP_CipherFinal_ex")
    hashNamed = symbols.find("EVP_get_digestbyname")
    hash = symbols.find("EVP_Digest")
  }
}
