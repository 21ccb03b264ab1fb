import Foundation

extension NSNumber {
  @_silgen_name("windfall_number_description")
  @_spi(Windfall) public func appleDescription() -> String { description(withLocale: nil) }

  /// Without a locale, sixteen significant digits for a `Double` and seven for a `Float`.
  @_silgen_name("windfall_number_localized_description")
  @_spi(Windfall) public func appleDescription(withLocale locale: Locale?) -> String {
    let kind = objCType.pointee
    let isFloat = kind == CChar(UInt8(ascii: "f"))
    guard isFloat || kind == CChar(UInt8(ascii: "d")) else {
      return kind == CChar(UInt8(ascii: "Q")) ? number(uint64Value, in: locale) : number(int64Value, in: locale)
    }
    guard doubleValue.isFinite else { return doubleValue.isNaN ? "nan" : doubleValue < 0 ? "-inf" : "inf" }
    if let locale { return formatter(for: locale).string(from: self) ?? "" }
    return String(format: "%.*g", isFloat ? 7 : 16, doubleValue)
  }

  private func number(_ value: some BinaryInteger, in locale: Locale?) -> String {
    guard let locale else { return String(value) }
    return formatter(for: locale).string(from: self) ?? String(value)
  }

  private func formatter(for locale: Locale) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 16
    return formatter
  }
}
