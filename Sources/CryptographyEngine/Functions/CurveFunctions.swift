/// The part of the library that knows the points of elliptic curves.
struct CurveFunctions {
  typealias Object = CryptoLibrary.Object

  let group: @convention(c) (Int32) -> Object?
  let freeGroup: @convention(c) (Object?) -> Void
  let order: @convention(c) (Object) -> Object?
  let writeNumber: @convention(c) (Object, UnsafeMutablePointer<UInt8>, Int32) -> Int32
  let newPoint: @convention(c) (Object) -> Object?
  let freePoint: @convention(c) (Object?) -> Void
  let readPoint: @convention(c) (Object, Object, UnsafePointer<UInt8>, Int, Object?) -> Int32
  let writePoint: @convention(c) (Object, Object, Int32, UnsafeMutablePointer<UInt8>?, Int, Object?) -> Int

  init(_ symbols: SymbolTable) {
    group = symbols.find("EC_GROUP_new_by_curve_name")
    freeGroup = symbols.find("EC_GROUP_free")
    order = symbols.find("EC_GROUP_get0_order")
    writeNumber = symbols.find("BN_bn2binpad")
    newPoint = symbols.find("EC_POINT_new")
    freePoint = symbols.find("EC_POINT_free")
    readPoint = symbols.find("EC_POINT_oct2point")
    writePoint = symbols.find("EC_POINT_point2oct")
  }
}
