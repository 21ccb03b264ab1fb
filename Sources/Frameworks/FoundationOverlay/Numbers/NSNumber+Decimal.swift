import Foundation

extension NSNumber {
  /// The decimal that the number is written as: 1.66, and not all the digits of the nearest double.
  @_silgen_name("windfall_number_decimal")
  @_spi(Windfall) public func appleDecimalValue() -> Decimal {
    let kind = objCType.pointee
    guard kind == CChar(UInt8(ascii: "f")) || kind == CChar(UInt8(ascii: "d")) else { return originalDecimalValue() }
    let text = kind == CChar(UInt8(ascii: "f")) ? "\(floatValue)" : "\(doubleValue)"
    return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? originalDecimalValue()
  }

  @_silgen_name("$s10Foundation8NSNumberC12decimalValue0A10Essentials7DecimalVvg")
  private func originalDecimalValue() -> Decimal
}
