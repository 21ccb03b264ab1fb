import Foundation

extension NSValue {
  /// See [pointerValue](https://developer.apple.com/documentation/foundation/nsvalue/pointervalue).
  ///
  /// Of a number, such as an address of the call stack, it is the address that the number is.
  public var pointerValue: UnsafeMutableRawPointer? {
    if let number = self as? NSNumber { return UnsafeMutableRawPointer(bitPattern: UInt(number.uint64Value)) }
    guard objCType.pointee == CChar(UInt8(ascii: "^")) else { return nil }
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer
  }
}
