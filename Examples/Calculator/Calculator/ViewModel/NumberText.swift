import Foundation

/// Writes a number so that it fits the display: as it is where that is short enough, otherwise rounded, and with a
/// power of ten where rounding alone does not do.
enum NumberText {
  /// The number of characters that the display has room for.
  static let maximumLength = 16

  static func text(for number: Decimal) -> String {
    let exact = "\(number)"
    guard exact.count > maximumLength else { return exact }
    let plain = rounded(number, toPlaces: max(0, maximumLength - integerLength(of: exact) - 1))
    if abs(number) >= Decimal(string: "0.0001") ?? 0, plain.count <= maximumLength { return plain }
    return scientific(number)
  }

  /// One digit, the rest after the point, and the power of ten: `1.23456789e20`.
  private static func scientific(_ number: Decimal) -> String {
    let sign = number < 0 ? "-" : ""
    var exponent = powerOfTen(of: abs(number))
    // Room for the sign, the point, and an exponent such as "e-120".
    let digits = maximumLength - sign.count - 1 - "e\(exponent)".count
    let shortened = "\(rounded(abs(number), toPlaces: digits - 1 - exponent))"
    exponent = Decimal(string: shortened).map(powerOfTen) ?? exponent
    let significant = shortened.filter(\.isNumber).drop { $0 == "0" }.prefix(digits)
    let fraction = String(significant.dropFirst()).trimmingTrailingZeros
    return sign + significant.prefix(1) + (fraction.isEmpty ? "" : ".\(fraction)") + "e\(exponent)"
  }

  private static func rounded(_ number: Decimal, toPlaces places: Int) -> String {
    var exact = number
    var result = Decimal()
    NSDecimalRound(&result, &exact, places, .plain)
    return "\(result)"
  }

  private static func powerOfTen(of number: Decimal) -> Int {
    let text = "\(number)"
    let integerCount = integerLength(of: text)
    guard text.hasPrefix("0.") else { return integerCount - 1 }
    return -(text.dropFirst(2).prefix { $0 == "0" }.count + 1)
  }

  private static func integerLength(of text: String) -> Int {
    text.prefix { $0 != "." }.count
  }
}

extension String {
  fileprivate var trimmingTrailingZeros: String {
    String(reversed().drop { $0 == "0" }.reversed())
  }
}
