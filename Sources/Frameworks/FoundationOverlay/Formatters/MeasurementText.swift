import Foundation

/// The text of a measurement, for a usage and with numbers in a style of their own.
struct MeasurementText {
  let width: ICUMeasure.Width
  let locale: Locale
  /// ICU's word for it; nil for the unit that is given.
  let usage: String?
  let numbers: FloatingPointFormatStyle<Double>?
  let hidesScale: Bool

  func text(_ value: Double, _ unit: Unit) -> String {
    guard let known = MeasurementUnit(unit) else { return "\(number(value)) \(unit.symbol)" }
    let usages = [usage, usage == nil ? nil : "default", nil]
    return usages.lazy.compactMap { text(value, known.name, usage: $0) }.first ?? "\(number(value)) \(unit.symbol)"
  }

  private func text(_ value: Double, _ unit: String, usage: String?) -> String? {
    let usage = usage.map { " usage/\($0)" } ?? ""
    guard let plain = ICUMeasure.text(value, unit: unit, width: width, options: usage, locale: locale) else {
      return nil
    }
    guard numbers != nil || hidesScale else { return plain }
    // The amount in the unit that is shown: ICU says it with all its digits, which are then replaced.
    let exact = " .############" + usage
    guard
      let shown = ICUMeasure.number(value, unit: unit, width: width, options: exact + " group-off", locale: locale)
    else { return plain }
    if hidesScale { return number(numbers == nil ? shown.rounded() : shown) + "°" }
    return ICUMeasure.text(value, unit: unit, width: width, options: exact, locale: locale)
      .map { replacing(shown, with: number(shown), in: $0) }
  }

  private func number(_ value: Double) -> String {
    (numbers ?? .number.precision(.fractionLength(0...6))).locale(locale).format(value)
  }

  /// Where the number is not in the text as it is, as in feet and inches, the text stays.
  private func replacing(_ value: Double, with number: String, in text: String) -> String {
    let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...12)).locale(locale)
    guard let range = text.range(of: digits.format(value)) else { return text }
    return text.replacingCharacters(in: range, with: number)
  }
}
