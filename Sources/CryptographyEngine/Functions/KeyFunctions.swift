/// The part of the library that reads, makes and uses pairs of keys.
struct KeyFunctions {
  typealias Object = CryptoLibrary.Object
  typealias Input = UnsafePointer<UInt8>
  typealias Moving = UnsafeMutablePointer<UnsafePointer<UInt8>?>
  typealias Buffer = UnsafeMutablePointer<UInt8>
  typealias Size = UnsafeMutablePointer<Int>
  typealias Step = @convention(c) (Object) -> Int32
  typealias Transformation = @convention(c) (Object, Buffer?, Size, Input?, Int) -> Int32

  let readPrivate: @convention(c) (UnsafeMutablePointer<Object?>?, Moving, Int) -> Object?
  let readInformation: @convention(c) (UnsafeMutablePointer<Object?>?, Moving, Int) -> Object?
  let readPublic: @convention(c) (Int32, UnsafeMutablePointer<Object?>?, Moving, Int) -> Object?
  let writePrivate: @convention(c) (Object, CryptoLibrary.Output?) -> Int32
  let writeInformation: @convention(c) (Object, CryptoLibrary.Output?) -> Int32
  let writePublic: @convention(c) (Object, CryptoLibrary.Output?) -> Int32
  let retain: @convention(c) (Object) -> Int32
  let free: @convention(c) (Object?) -> Void
  let bits: @convention(c) (Object) -> Int32

  let newContext: @convention(c) (Object, Object?) -> Object?
  let newContextOfKind: @convention(c) (Int32, Object?) -> Object?
  let freeContext: @convention(c) (Object?) -> Void
  let setOption: @convention(c) (Object, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  let beginGeneration: Step
  let generate: @convention(c) (Object, UnsafeMutablePointer<Object?>) -> Int32
  let beginSigning: Step
  let sign: Transformation
  let beginVerifying: Step
  let verify: @convention(c) (Object, Input?, Int, Input?, Int) -> Int32
  let beginEncrypting: Step
  let encrypt: Transformation
  let beginDecrypting: Step
  let decrypt: Transformation
  let beginDeriving: Step
  let setPeer: @convention(c) (Object, Object) -> Int32
  let derive: @convention(c) (Object, Buffer?, Size) -> Int32

  let clearErrors: @convention(c) () -> Void

  init(_ symbols: SymbolTable) {
    readPrivate = symbols.find("d2i_AutoPrivateKey")
    readInformation = symbols.find("d2i_PUBKEY")
    readPublic = symbols.find("d2i_PublicKey")
    writePrivate = symbols.find("i2d_PrivateKey")
    writeInformation = symbols.find("i2d_PUBKEY")
    writePublic = symbols.find("i2d_PublicKey")
    retain = symbols.find("EVP_PKEY_up_ref")
    free = symbols.find("EVP_PKEY_free")
    bits = symbols.find("EVP_PKEY_get_bits", or: "EVP_PKEY_bits")
    newContext = symbols.find("EVP_PKEY_CTX_new")
    newContextOfKind = symbols.find("EVP_PKEY_CTX_new_id")
    freeContext = symbols.find("EVP_PKEY_CTX_free")
    setOption = symbols.find("EVP_PKEY_CTX_ctrl_str")
    beginGeneration = symbols.find("EVP_PKEY_keygen_init")
    generate = symbols.find("EVP_PKEY_keygen")
    beginSigning = symbols.find("EVP_PKEY_sign_init")
    sign = symbols.find("EVP_PKEY_sign")
    beginVerifying = symbols.find("EVP_PKEY_verify_init")
    verify = symbols.find("EVP_PKEY_verify")
    beginEncrypting = symbols.find("EVP_PKEY_encrypt_init")
    encrypt = symbols.find("EVP_PKEY_encrypt")
    beginDecrypting = symbols.find("EVP_PKEY_decrypt_init")
    decrypt = symbols.find("EVP_PKEY_decrypt")
    beginDeriving = symbols.find("EVP_PKEY_derive_init")
    setPeer = symbols.find("EVP_PKEY_derive_set_peer")
    derive = symbols.find("EVP_PKEY_derive")
    clearErrors = symbols.find("ERR_clear_error")
  }
}
