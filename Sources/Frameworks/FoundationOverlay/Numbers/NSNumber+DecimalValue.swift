import Foundation

extension NSNumber {
  /// See [decimalValue](https://developer.apple.com/documentation/foundation/nsnumber/decimalvalue).
  ///
  /// Takes the place of Foundation's own, by its symbol: the digits that are shown, not those of the binary fraction.
  @_silgen_name("$s10Foundation8NSNumberC12decimalValue0A10Essentials7DecimalVvg")
  @_spi(Windfall) public func appleDecimalValue() -> Decimal {
    switch objCType.pointee {
    case CChar(UInt8(ascii: "f")), CChar(UInt8(ascii: "d")): Decimal(string: stringValue) ?? .nan
    case CChar(UInt8(ascii: "Q")) where !(self is NSDecimalNumber): Decimal(uint64Value)
    case _ where self is NSDecimalNumber: Decimal(string: stringValue) ?? .nan
    default: Decimal(int64Value)
    }
  }
}
