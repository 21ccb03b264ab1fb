/// The part of the library that opens files of identities.
struct ContainerFunctions {
  typealias Object = CryptoLibrary.Object

  let read: @convention(c) (Object?, UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> Object?
  let free: @convention(c) (Object?) -> Void
  let verify: @convention(c) (Object, UnsafePointer<CChar>?, Int32) -> Int32
  let open:
    @convention(c) (
      Object, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>, UnsafeMutablePointer<Object?>,
      UnsafeMutablePointer<Object?>
    ) -> Int32
  /// Nil in versions that have all ciphers at once.
  let loadProvider: (@convention(c) (Object?, UnsafePointer<CChar>) -> Object?)?

  init(_ symbols: SymbolTable) {
    read = symbols.find("d2i_PKCS12")
    free = symbols.find("PKCS12_free")
    verify = symbols.find("PKCS12_verify_mac")
    open = symbols.find("PKCS12_parse")
    loadProvider = symbols.findIfThere("OSSL_PROVIDER_load")
  }
}
