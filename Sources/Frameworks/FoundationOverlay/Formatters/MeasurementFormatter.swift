import Foundation

/// [MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter)
///
/// A unit of another system than the locale's is turned into one of the locale's, as ICU prefers.
open class MeasurementFormatter: Formatter {
  /// [MeasurementFormatter.UnitOptions](https://developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.struct)
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale.autoupdatingCurrent

  /// Of its settings the numbers of fraction digits are used.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  open func string(from unit: Unit) -> String { unit.symbol }

  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .autoupdatingCurrent
    guard let known = MeasurementUnit(unit) else {
      let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
      return "\(number) \(unit.symbol)"
    }
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number(value, locale) + "°"
    }
    let isKept = unitOptions.contains(.providedUnit) || known.isUsual(in: locale)
    let converts = !unitOptions.contains(.providedUnit) && (!isKept || unitOptions.contains(.naturalScale))
    let options = fractionDigits + (converts ? " usage/default" : "")
    return ICUMeasure.text(value, unit: known.name, width: width, options: options, locale: locale)
      ?? ICUMeasure.text(value, unit: known.name, width: width, options: fractionDigits, locale: locale)
      ?? "\(number(value, locale)) \(unit.symbol)"
  }

  private func number(_ value: Double, _ locale: Locale) -> String {
    value.formatted(
      .number.precision(
        .fractionLength(
          numberFormatter
            .minimumFractionDigits...max(
              numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits))
      ).locale(locale))
  }

  /// In the words of ICU's number skeletons: a zero for a digit that is always there, a sign for one that may be.
  private var fractionDigits: String {
    let least = max(0, numberFormatter.minimumFractionDigits)
    let most = max(least, numberFormatter.maximumFractionDigits)
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
  }

  private var width: ICUMeasure.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .wide
    @unknown default: .short
    }
  }
}
