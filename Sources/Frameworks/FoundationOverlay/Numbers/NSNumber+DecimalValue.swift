import Foundation

extension NSNumber {
  /// See [decimalValue](https://developer.apple.com/documentation/foundation/nsnumber/decimalvalue).
  ///
  /// Takes the place of Foundation's own, by its symbol: the digits that are shown, not those of the binary fraction.
  @_silgen_name("$s10Foundation8NSNumberC12decimalValue0A10Essentials7DecimalVvg")
  @_spi(Windfall) public func appleDecimalValue() -> Decimal { Decimal(string: stringValue) ?? .nan }
}
